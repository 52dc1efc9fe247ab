"""Compares values with the JSON Schemas of docs/: as much of the standard as those files use."""
import json
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
KNOWN = {"$ref", "$defs", "$schema", "$id", "title", "description", "type", "properties", "required",
         "additionalProperties", "items", "minItems", "maxItems", "enum", "const", "anyOf", "oneOf",
         "minimum", "maximum", "maxLength"}
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float),
         "boolean": bool, "null": type(None)}


def load(name):
    return json.loads((DOCS / name).read_text())


class Schemas:
    """The schemas of one file, and those of others that it refers to."""

    def __init__(self, name):
        self.files = {"": load(name), name: load(name)}

    def find(self, ref, home=""):
        file, _, path = ref.partition("#")
        file = file or home
        if file not in self.files:
            self.files[file] = load(file)
        value = self.files[file]
        for part in path.strip("/").split("/"):
            value = value[part]
        return value, file

    def faults(self, value, schema, at="", home=""):
        """What is wrong with the value: a list of sentences, empty where it fits."""
        unknown = set(schema) - KNOWN
        assert not unknown, f"e2e/schema.py does not know {unknown}"
        if "$ref" in schema:
            found, file = self.find(schema["$ref"], home)
            return self.faults(value, found, at, file)
        if "const" in schema and value != schema["const"]:
            return [f"{at or 'it'} is {value!r}, not {schema['const']!r}"]
        if "enum" in schema and value not in schema["enum"]:
            return [f"{at or 'it'} is {value!r}, not one of {schema['enum']}"]
        for word in ("anyOf", "oneOf"):
            if word in schema:
                tried = [self.faults(value, one, at, home) for one in schema[word]]
                fitting = sum(not faults for faults in tried)
                if fitting == 0 or (word == "oneOf" and fitting > 1):
                    return [f"{at or 'it'} fits {fitting} of {word}"] + min(tried, key=len)
        if "type" in schema:
            kind = TYPES[schema["type"]]
            if not isinstance(value, kind) or (isinstance(value, bool) and schema["type"] != "boolean"):
                return [f"{at or 'it'} is {type(value).__name__}, not {schema['type']}"]
        faults = []
        if isinstance(value, dict):
            faults += self._members(value, schema, at, home)
        if isinstance(value, list) and "items" in schema:
            for number, item in enumerate(value):
                faults += self.faults(item, schema["items"], f"{at}[{number}]", home)
            if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
                faults.append(f"{at} has {len(value)} members")
        if isinstance(value, str) and len(value) > schema.get("maxLength", len(value)):
            faults.append(f"{at} is too long")
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
                faults.append(f"{at} is {value}")
        return faults

    def _members(self, value, schema, at, home):
        faults = [f"{at}.{name} is missing" for name in schema.get("required", [])
                  if name not in value]
        others = schema.get("additionalProperties", True)
        for name, member in value.items():
            inner = schema.get("properties", {}).get(name)
            if inner is None and others is False:
                faults.append(f"{at}.{name} is not described")
            elif inner is not None or isinstance(others, dict):
                faults += self.faults(member, others if inner is None else inner, f"{at}.{name}", home)
        return faults
