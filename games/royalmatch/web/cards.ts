// Effects, cards and objectives, as the program describes them.
export { faces, families, goals } from '$web/generated/royalmatch';
