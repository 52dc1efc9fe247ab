// The pictures of the cards: five for each level, 100 by 140, each made of paths in the tones of CardArt, from the
// back to the front. The light comes from the upper left; what matters stands at the right, beside the price.

export type Tone =
    | 'far'
    | 'earth'
    | 'leaf'
    | 'sand'
    | 'water'
    | 'wood'
    | 'stone'
    | 'roof'
    | 'cloth'
    | 'iron'
    | 'gold'
    | 'hole'
    | 'tint' // the colour of the card
    | 'shade'
    | 'shine'
    | 'veil'; // of a wall indoors
export type Motif = readonly (readonly [Tone, string])[];

const mine: Motif = [
    ['far', 'M0 88 26 56l22 22 26-30 26 26v66H0z'],
    ['earth', 'M0 104C18 80 38 64 62 62s32 10 38 18v60H0z'],
    ['shade', 'M74 63c14 3 21 11 26 17v60H90c6-28 0-58-16-77z'],
    ['hole', 'M46 122V94q0-16 19-16t19 16v28z'],
    ['wood', 'M42 122V90h6v32zM82 122V90h6v32zM38 83h54v8H38z'],
    ['shine', 'M38 83h54v2H38zM42 91h2v31h-2z'],
    ['shade', 'M86 91h2v31h-2zM38 89h54v2H38z'],
    ['iron', 'M54 140l7-20h2l-5 20zM78 140l-7-20h-2l5 20z'],
    ['tint', 'M52 105l4-9 7-4 5 4 5-2 6 11z'],
    ['shade', 'M68 96l5-2 6 11H66z'],
    ['wood', 'M50 104h32l-4 15H54z'],
    ['shade', 'M72 104h10l-4 15h-8z'],
    ['shine', 'M50 104h32l-.6 2H50.600z'],
    ['iron', 'M58 116a4 4 0 1 0 .010 0zM74 116a4 4 0 1 0 .010 0z'],
];

const tower: Motif = [
    ['far', 'M0 92 34 62l24 22 22-16 20 20v52H0z'],
    ['earth', 'M0 112q50-12 100-4v32H0z'],
    ['wood', 'M60 52h4L50 114h-6zM66 52h4l18 62h-6z'],
    ['shade', 'M68 52h2l18 62h-3z'],
    ['wood', 'M55 74h20v3.500H55zM51 92h29v3.500H51z'],
    ['wood', 'm52 93 21-18 2 2.500-21 18zM78 93 57 75l-2 2.500 21 18z'],
    ['iron', 'M65 35a13 13 0 1 0 .010 0zm0 3.500a9.500 9.500 0 1 1-.010 0z'],
    ['iron', 'M64 37h2v22h-2zM54 47h22v2H54z'],
    ['hole', 'M77 49h1.200v50H77z'],
    ['stone', 'M72 96h24v24H72z'],
    ['shade', 'M88 96h8v24h-8z'],
    ['roof', 'M68 98l16-13 16 13z'],
    ['shade', 'm84 85 16 13H88z'],
    ['hole', 'M77 120v-10q0-4 4-4t4 4v10z'],
    ['tint', 'm38 126 5-10 8-5 6 5 5-3 8 13z'],
    ['shade', 'm57 116 5-3 8 13H58z'],
    ['shine', 'm43 116 8-5-2 8-8 3z'],
];

const mill: Motif = [
    ['far', 'M0 84 30 60l26 22 24-24 20 18v64H0z'],
    ['leaf', 'M0 106q30-14 100-10v44H0z'],
    ['stone', 'M58 74h38v46H58z'],
    ['shade', 'M84 74h12v46H84z'],
    ['roof', 'M52 78l25-24 25 24z'],
    ['shade', 'm77 54 25 24H86z'],
    ['hole', 'M72 84h9v11h-9z'],
    ['wood', 'M76 84h1v11h-1zM72 89h9v1h-9z'],
    ['wood', 'M54 80a21 21 0 1 0 .010 0zm0 5a16 16 0 1 1-.010 0z'],
    [
        'wood',
        'M52.500 76h3v50h-3zM29 99.500h50v3H29zM37 82.700 39.200 80.600 71.300 119.300 69.100 121.400zM71.200 82.700 69 80.600 36.900 119.300 39.100 121.400z',
    ],
    ['shade', 'M54 122a21 21 0 0 0 21-21h-5a16 16 0 0 1-16 16z'],
    ['iron', 'M54 97a4 4 0 1 0 .010 0z'],
    ['water', 'M0 122q14-5 28 0t28 0 28 0 28 0v18H0z'],
    ['shine', 'M44 128q8-3 16 0t16 0v1.500q-8 3-16 0t-16 0z'],
    ['tint', 'm64 134 4-6 6 1 2 5-4 4h-6zM82 137l3-5 5 2 1 5h-8z'],
    ['shade', 'm74 129 2 5-4 4-1-5z'],
];

const camp: Motif = [
    ['far', 'M0 86 22 52l18 26 28-40 32 42v60H0z'],
    ['shine', 'm68 38-9 13 6-2 4 5 5-4 4 2z'],
    ['leaf', 'M0 110q40-16 100-6v36H0z'],
    ['cloth', 'M66 64 38 122h56z'],
    ['shade', 'm66 64 28 58H74z'],
    ['tint', 'm66 64-8 16.500h16zM45 107.500 42 114h48l-3-6.500z'],
    ['shade', 'm66 64 8 16.500h-5zM70 107.500h17l3 6.500H72z'],
    ['hole', 'M66 82 56 122h18z'],
    ['wood', 'M65.200 56h1.600v12h-1.600z'],
    ['tint', 'M66.800 56h12l-4 3.500 4 3.500h-12z'],
    ['wood', 'm86 134 4-30 2.500.4-4 30z'],
    ['iron', 'M78 104q12-7 25 4-13-4-25-1z'],
    ['wood', 'M50 132h20l-2-4H52z'],
    ['gold', 'M60 112q8 9 5 16H55q-3-7 2-11 1 3 2 3 2-3 1-8z'],
];

const cave: Motif = [
    ['far', 'M0 84 30 48l22 20 22-22 26 26v68H0z'],
    ['earth', 'M0 96q14-26 38-38t44-2 18 20v64H0z'],
    ['shade', 'M84 58q14 6 16 18v64H90q8-50-6-82z'],
    ['hole', 'M34 128q-2-40 16-52t34 4 10 48z'],
    [
        'tint',
        'm46 128-6-22 8-14 8 12-1 24zM62 128l-2-34 9-14 9 13-2 35zM80 128l1-22 7-9 6 10-3 21z',
    ],
    ['shade', 'm48 92 8 12-1 24h-6zM69 80l9 13-2 35h-6zM88 97l6 10-3 21h-4z'],
    ['shine', 'm40 106 8-14-2 16-1 12zM60 94l9-14-3 17 1 20zM81 106l7-9-3 12z'],
    ['earth', 'M0 126q30-6 60 0t40-3v17H0z'],
    ['tint', 'm36 134 4-5 5 3-2 5zM70 136l5-6 6 4-3 4z'],
];

const ship: Motif = [
    ['far', 'M0 90q20-12 40-2t60-6v20H0z'],
    ['water', 'M0 92h100v48H0z'],
    ['shine', 'M8 99h24v1.500H8zM76 97h18v1.500H76zM2 108h14v1.500H2z'],
    ['wood', 'M62 34h2.500v70H62zM80 54h2v48h-2z'],
    ['cloth', 'M40 44q24-6 46 0 3 14-2 27-22 5-42 0-5-13-2-27z'],
    ['tint', 'M39 53q25-5 48.500 0 .6 5-.6 10-24 4-47.400 0Q38 58 39 53z'],
    ['shade', 'M76 42.500q6 .4 10 1.500 3 14-2 27-4 1-9 1.500 6-15 1-30z'],
    ['cloth', 'M76 78q10-3 18 0 2 8-1 15-8 2-16 0-3-8-1-15z'],
    ['shade', 'M88 77q4 .3 6 1 2 8-1 15l-5 .8q3-9 0-16.800z'],
    ['tint', 'M64.500 33h14l-4-3.500 4-3.500h-14z'],
    ['wood', 'M32 98q32 7 66-2-4 18-14 23H46q-11-6-14-21z'],
    ['shade', 'M84 99q8-1 14-3-4 18-14 23H70q12-6 14-20z'],
    ['shine', 'M32 98q32 7 66-2l-.6 3q-33 8-64.600 2z'],
    ['hole', 'M48 107h4v4h-4zM58 108h4v4h-4zM68 108h4v4h-4z'],
    ['water', 'M0 117q10-5 20 0t20 0 20 0 20 0 20 0v23H0z'],
    ['shine', 'M40 117q10 5 20 0v2q-10 5-20 0zM80 117q10 5 20 0v2q-10 5-20 0z'],
];

const camel: Motif = [
    ['far', 'M0 96q24-22 48-10t52-14v68H0z'],
    ['sand', 'M0 106q34-14 66-4t34-4v42H0z'],
    ['shade', 'M58 100q20 6 42-2v42H84q-4-24-26-40z'],
    [
        'earth',
        'M42 92q2-8 10-9 4-10 11-10t10 9q9 1 11 11l3 32h-4l-4-24-8 2 1 22h-4l-3-21q-6 2-12 0l-3 21h-4l2-24q-7-2-6-9z',
    ],
    ['earth', 'M45 90q-8 2-10-10l-1-10q-6 1-9-1 0-6 7-8 7-1 8 5l3 14q2 6 7 4z'],
    ['shade', 'M73 82q9 1 11 11l3 32h-4l-4-24-8 2q6-10 2-21zM42 96q20 7 38 0-6 9-19 8-16 1-19-8z'],
    ['tint', 'M51 82q11-9 24 0l3 16q-14 6-29 0z'],
    ['shade', 'M68 79q4 1 7 3l3 16q-4 2-9 2.500 3-11-1-21.500z'],
    ['gold', 'M49 95q14 6 28.500 0l.5 3q-14 6-29 0zM51 82q11-9 24 0l-.5 2q-11-7-23 0z'],
    ['wood', 'M55 66h9v10h-9zM66 64h9v12h-9z'],
    ['shine', 'M55 66h9v2h-9zM66 64h9v2h-9z'],
    ['hole', 'M30 63.500a1 1 0 1 0 .010 0z'],
    ['sand', 'M0 124q40-8 100 0v16H0z'],
];

const wall: Motif = [
    ['tint', 'M0 0h100v140H0z'],
    ['veil', 'M0 0h100v140H0z'],
];

const workshop: Motif = [
    ...wall,
    ['hole', 'M40 92V60q0-22 26-22t26 22v32z'],
    ['shine', 'M43 90V60q0-19 23-19t23 19v30z'],
    ['far', 'M43 90V78l14-14 12 12 10-8 10 10v12z'],
    ['wood', 'M64.500 40h3v52h-3zM42 64h48v3H42z'],
    ['wood', 'M28 104h72v8H28zM38 112h7v28h-7zM84 112h7v28h-7z'],
    ['shine', 'M28 104h72v2H28z'],
    ['shade', 'M28 110h72v2H28zM88 112h3v28h-3zM42 112h3v28h-3z'],
    ['iron', 'M54 76a14 14 0 1 0 .010 0zm0 11a3 3 0 1 1-.010 0z'],
    ['shine', 'M54 76a14 14 0 0 0-14 14h4a10 10 0 0 1 10-10z'],
    ['wood', 'm44 104 9-15h2l9 15h-4l-6-10-6 10z'],
    ['tint', 'm72 94 5-6h12l5 6-11 11z'],
    ['shade', 'm83 105 11-11-5-6h-3l2 6z'],
    ['shine', 'm72 94 5-6h6l-4 6z'],
    ['cloth', 'M66 119h10v14q-5 3-10 0z'],
    ['shade', 'M73 119h3v14l-3 1z'],
];

const lighthouse: Motif = [
    ['far', 'M0 94q30-16 56-6t44-4v18H0z'],
    ['water', 'M0 98h100v42H0z'],
    ['shine', 'M6 106h22v1.500H6zM14 114h14v1.500H14z'],
    ['shine', 'M66 46 0 34v22z'],
    ['stone', 'M58 58h20l6 62H52z'],
    ['tint', 'M57 68h22l1.200 13H55.700zM54.400 94h27.100l1.300 13H53.100z'],
    ['shade', 'M72 58h6l6 62H73z'],
    ['stone', 'M54 54h28v5H54z'],
    ['shade', 'M72 54h10v5H72z'],
    ['hole', 'M60 41h16v13H60z'],
    ['gold', 'M62 42h12v11H62z'],
    ['hole', 'M67.300 41h1.400v13h-1.400z'],
    ['roof', 'M57 42l11-11 11 11z'],
    ['shade', 'm68 31 11 11h-7z'],
    ['hole', 'M65 120v-9q0-3 3-3t3 3v9zM66 84h4v6h-4z'],
    ['earth', 'M36 124q12-9 32-8t32 6v18H42z'],
    ['shade', 'M82 117q12 2 18 5v18H88q4-14-6-23z'],
    ['water', 'M0 128q12-5 24 0t24 0 24 0 28 0v12H0z'],
    ['shine', 'M48 128q12 5 24 0v2q-12 5-24 0z'],
];

const wagon: Motif = [
    ['far', 'M0 88 28 66l30 20 24-16 18 14v56H0z'],
    ['leaf', 'M0 102q44-12 100-2v40H0z'],
    ['leaf', 'M88 46q8 22 5 52h-9q-3-30 4-52zM32 62q6 16 4 38h-8q-2-22 4-38z'],
    ['shade', 'M88 46q8 22 5 52h-5zM32 62q6 16 4 38h-4zM0 102q44-12 100-2v6q-56-10-100 4z'],
    ['sand', 'M24 140q20-26 76-30v30z'],
    ['cloth', 'M40 96q-6-34 22-34t28 34z'],
    ['tint', 'M52 96q-5-30 8-34h7q-10 6-6 34zM74 96q2-28-6-33.500l6 1.500q10 8 7 32z'],
    ['shade', 'M72 63q20 4 18 33H78q4-20-6-33z'],
    ['hole', 'M44 94q-3-22 8-24 6 8 3 24z'],
    ['wood', 'M34 95h60l-4 13H40z'],
    ['shade', 'M80 95h14l-4 13H78zM36 104h55l-1 4H40z'],
    ['shine', 'M34 95h60l-.6 2.500H34.800z'],
    [
        'wood',
        'M48 102a13 13 0 1 0 .010 0zm0 4a9 9 0 1 1-.010 0zM82 98a15 15 0 1 0 .010 0zm0 4a11 11 0 1 1-.010 0z',
    ],
    ['wood', 'M47 103h2v24h-2zM36 114h24v2H36zM81 99h2v28h-2zM68 112h28v2H68z'],
    ['iron', 'M48 111.500a3.500 3.500 0 1 0 .010 0zM82 109.500a3.500 3.500 0 1 0 .010 0z'],
];

const palace: Motif = [
    ['far', 'M0 98q18-18 36-8t30-6 34 4v52H0z'],
    ['stone', 'M40 82h50v44H40z'],
    ['shade', 'M78 82h12v44H78z'],
    ['tint', 'M46 70q0-22 19-28 19 6 19 28z'],
    ['shade', 'M65 42q19 6 19 28H70q5-15-5-28z'],
    ['shine', 'M50 68q0-15 11-21-6 9-6 21z'],
    ['stone', 'M44 69h42v6H44zM48 75h34v7H48z'],
    ['shade', 'M74 69h12v6h-4v7h-8z'],
    ['gold', 'M64 32h2v11h-2zM65 28a3 3 0 1 0 .010 0z'],
    ['stone', 'M30 76h13v50H30zM87 76h13v50H87z'],
    ['shade', 'M39 76h4v50h-4zM95 76h5v50h-5z'],
    ['tint', 'M28 77l8.500-16L45 77zM85 77l8.500-16L102 77z'],
    ['shade', 'M36.500 61 45 77h-5zM93.500 61l8.500 16h-5z'],
    [
        'hole',
        'M59 126v-16q0-6 6-6t6 6v16zM48 92h6v10h-6zM76 92h6v10h-6zM34 86h5v8h-5zM91 86h5v8h-5z',
    ],
    ['stone', 'M36 126h64v5H36z'],
    ['leaf', 'M0 134q30-8 100-4v10H0z'],
    ['sand', 'M56 140l6-9h6l8 9z'],
];

const guild: Motif = [
    ['far', 'M0 92h12v-8h8v8h14v48H0z'],
    ['stone', 'M36 126V72h7v-8h7v-8h7v-8h18v8h7v8h7v8h7v54z'],
    ['shade', 'M75 48v8h7v8h7v8h7v54H82V72q0-14-7-24z'],
    ['shine', 'M57 48h18v2H57zM50 56h7v2h-7zM43 64h7v2h-7zM36 72h7v2h-7z'],
    ['roof', 'M34 94h64v4H34z'],
    ['gold', 'M66 60a8 8 0 1 0 .010 0z'],
    ['cloth', 'M66 62a6 6 0 1 0 .010 0z'],
    ['hole', 'M65.500 64h1v4.500h3v1h-4z'],
    ['hole', 'M44 80h6v11h-6zM55 80h6v11h-6zM71 80h6v11h-6zM82 80h6v11h-6z'],
    ['hole', 'M58 126v-15q0-8 8-8t8 8v15z'],
    ['wood', 'M60 126v-14q0-6 5-6v20zM72 126v-14q0-6-5-6v20z'],
    ['tint', 'M41 100h11v18l-5.500-4-5.500 4zM80 100h11v18l-5.500-4-5.500 4z'],
    ['shade', 'M48 100h4v18l-4-3zM87 100h4v18l-4-3z'],
    ['gold', 'M40 99h13v1.500H40zM79 99h13v1.500H79z'],
    ['stone', 'M30 126h70v4H30z'],
    ['sand', 'M0 130h100v10H0z'],
];

const bridge: Motif = [
    ['far', 'M0 76h14V62h14v14h12V56h16v20h16V64h28v40H0z'],
    ['shade', 'M20 62h8v14h-8zM48 56h8v20h-8z'],
    ['water', 'M0 96h100v44H0z'],
    ['stone', 'M14 112V98q30-6 42-22h12q10 14 32 20v22H88q0-20-24-20t-26 20H14z'],
    ['shade', 'M88 118q0-20-24-20-8 0-14 3 6-7 15-7 28 0 29 24z'],
    ['shine', 'M14 98q30-6 42-22h12q10 14 32 20v2Q76 92 67 79H57Q45 95 14 100z'],
    ['stone', 'M54 58h16v20H54z'],
    ['shade', 'M65 58h5v20h-5z'],
    ['tint', 'M50 60l12-13 12 13z'],
    ['shade', 'm62 47 12 13h-6z'],
    ['hole', 'M58 78V68q0-4 4-4t4 4v10z'],
    ['hole', 'M44 128q20 5 44-2 6-2 7-6 2 10-9 13-21 6-36 0-5-2-6-5z'],
    ['iron', 'M92 117h3.500v6H92z'],
    ['tint', 'M60 121q7-7 15 0v7q-8 2-15 0z'],
    ['shade', 'M70 118.500q3 0 5 2.500v7l-5 .8z'],
    ['shine', 'M10 122h22v1.500H10zM18 132h20v1.500H18zM70 136h22v1.500H70z'],
];

const crown: Motif = [
    ...wall,
    ['stone', 'M30 140V70q0-36 35-36t35 36v70h-8V72q0-29-27-29T38 72v68z'],
    ['shade', 'M65 34q35 0 35 36v70h-4V72q0-33-31-38z'],
    ['hole', 'M38 140V72q0-29 27-29t27 29v68z'],
    ['stone', 'M42 116h46v7H42zM47 123h36v17H47z'],
    ['shade', 'M76 116h12v7h-5v17h-9z'],
    ['tint', 'M40 106q25-8 50 0 3 6 0 11-25 5-50 0-3-5 0-11z'],
    ['shade', 'M78 103q8 1 12 3 3 6 0 11-6 1-14 2 6-8 2-16z'],
    ['gold', 'm45 78 9 11 11-19 11 19 9-11-4 28H49z'],
    ['shade', 'M76 89l9-11-4 28H71z'],
    [
        'gold',
        'M45 74a3.500 3.500 0 1 0 .010 0zM65 64a4 4 0 1 0 .010 0zM85 74a3.500 3.500 0 1 0 .010 0z',
    ],
    ['shine', 'm45 78 9 11-3 17h-2z'],
    ['tint', 'm65 90 5 6-5 6-5-6zM53 95l3 4-3 4-2-4zM77 95l3 4-3 4-2-4z'],
    ['shine', 'm65 90 5 6h-10z'],
];

const castle: Motif = [
    ['far', 'M0 92 20 74l20 14 60-10v62H0z'],
    ['leaf', 'M0 122q20-2 36-18t64-8v44H0z'],
    ['shade', 'M80 94q12-1 20 2v44H90q2-26-10-46z'],
    ['stone', 'M44 70v-6h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v48H44z'],
    ['shade', 'M78 68h2v-4h6v48H74q6-22 4-44z'],
    ['stone', 'M38 58h16v56H38zM82 56h16v54H82z'],
    ['shade', 'M49 58h5v56h-5zM92 56h6v54h-6z'],
    ['stone', 'M58 50h16v20H58z'],
    ['shade', 'M69 50h5v20h-5z'],
    ['tint', 'M35 59l11-18 11 18zM79 57l11-18 11 18zM55 51l11-16 11 16z'],
    ['shade', 'm46 41 11 18h-6zM90 39l11 18h-6zM66 35l11 16h-6z'],
    ['hole', 'M59 112V98q0-7 7-7t7 7v14zM44 68h4v8h-4zM88 66h4v8h-4zM64 56h4v7h-4z'],
    ['wood', 'M61 112V99h2v13zM65 112V97h2v15zM69 112V99h2v13zM59 103h14v1.500H59z'],
    ['tint', 'M66 35V25h9l-3 2.500 3 2.500h-7.500v5z'],
    ['sand', 'M62 112h8q6 10-6 16t-8 12H40q4-12 16-16t6-12z'],
];

const motifs: Record<number, Motif[]> = {
    1: [mine, tower, mill, camp, cave],
    2: [ship, camel, workshop, lighthouse, wagon],
    3: [palace, guild, bridge, crown, castle],
};

// Cards of one colour follow each other, so that each has another motif.
export function motifOf(level: number, id: number): Motif {
    const all = motifs[level] ?? [];
    return all[id % all.length] ?? [];
}
