// How fast bots play among themselves: milliseconds between two decisions, from which one chooses.
export const paces = [200, 500, 1000, 2000, 5000];
