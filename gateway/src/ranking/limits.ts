/** Maximum ranks in a reply. */
export const RANKS_MAX = 20
export const RANK_TEXT_MAX_CHARACTERS = 60
