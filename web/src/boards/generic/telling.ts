// A decision of a game that has no words of its own for the page: as one would type it.
export const tell = (decision: string): string => decision;
