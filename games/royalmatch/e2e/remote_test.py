"""RoyalMatch at tables of a server: what spectators see, rounds without a limit, a hint of several decisions."""
import re
import unittest

from remote import AtAServer, ask


class RoyalMatch(AtAServer):
    def test_whoever_sits_down_is_told_what_spectators_will_see(self):
        seen = r"Others can look on at \S+\s+(?s:(.*?))\(free seats: 1\) >$"
        for options, told in (({}, "Spectators see which objectives each player was dealt"),
                              ({"spectators": "sealed"}, "")):
            table = self.ada.open("royalmatch", "me", "open", "open", options=options)["table"]
            seat = self.guest_sits(f"Rob{len(options)}", table)
            shown = " ".join(re.search(seen, seat.expect(seen))[1].split())
            self.assertIn(told, shown)
            self.assertEqual("pectators" in shown, told != "", shown)

    def test_spectators_see_more_where_only_bots_play(self):
        def objectives(*seats, **options):
            return self.ada.refused("POST", "/api/tables", {
                "game": "royalmatch", "options": options, "seats": list(seats)})

        bot, person = {"kind": "bot", "level": "greedy"}, {"kind": "person"}
        for other in (bot, {"kind": "open"}):
            self.assertEqual(objectives(person, other, spectators="analysis"), (422, "bad_setup"))
            self.assertEqual(self.ada.ask("POST", "/api/tables", {
                "game": "royalmatch", "options": {"spectators": "dealt"},
                "seats": [person, other]})["invitations"], [])
        for given, shown in (({}, "dealt"), ({"options": {"spectators": "analysis"}}, "analysis"),
                             ({"options": {"spectators": "sealed"}}, "sealed")):
            table = self.ada.open("royalmatch", "greedy", "greedy", **given)["table"]
            self.assertEqual(self.ada.ask("GET", f"/api/tables/{table}")["options"]["spectators"], shown)

    def test_bots_alone_play_a_limited_number_of_rounds(self):
        bot = {"kind": "bot", "level": "greedy"}
        wish = {"game": "royalmatch", "options": {"rounds": "none"}}
        self.assertEqual(self.ada.refused("POST", "/api/tables", {**wish, "seats": [bot, bot]}),
                         (422, "bad_setup"))
        self.ada.ask("POST", "/api/tables", {**wish, "seats": [{"kind": "person"}, bot]})

    def test_a_hint_that_is_a_line_of_several_decisions(self):
        table = self.olga.open("royalmatch", "me", "greedy")["table"]
        olga = self.olga_sits(table, lang="fr")
        olga.expect("à vous de jouer(?s:.*?)>$")
        ask(olga, "garder 1", "à vous de jouer(?s:.*?)>$")
        hint = ask(olga, "conseil", r"Conseil\s: (?s:.*)>$")
        self.assertRegex(hint, r"Conseil\s: main( [0-9VDRA]+(co|ca|t|p)){5} \(")


if __name__ == "__main__":
    unittest.main()
