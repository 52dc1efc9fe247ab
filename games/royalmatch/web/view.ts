// A view of RoyalMatch, as the program describes it.
export type {
    Objective as ObjectiveView,
    PlayedCard,
    Player as PlayerView,
    RoundResult,
    Suit,
    View as RoyalView,
} from '$web/generated/royalmatch';
