// Characters and districts, as the program describes them.
import * as described from '$web/generated/citadels';

export type Type = 'noble' | 'religious' | 'trade' | 'military' | 'unique';
export type District = Omit<(typeof described.districts)[string], 'type'> & { type: Type };

// Characters by id, three of each rank.
export const roles = described.roles;

// Districts by id, in the order in which cards are numbered.
export const districts = described.districts as Record<string, District>;
