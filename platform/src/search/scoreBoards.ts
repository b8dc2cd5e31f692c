/** Figures by slot, all of them 0 when a board is lent. */
export type ScoreBoard = Readonly<{
  scores: Float32Array
  /** Of the concept at hand. */
  best: Float32Array
  /** How many concepts have matched. */
  matched: Uint8Array
}>

/** Boards that no search is using: to make one for each would cost by the catalogue's size, not by what is found. */
export type ScoreBoards = { readonly free: ScoreBoard[] }

const BOARDS_KEPT_MAX = 4
/** A board is this much longer than the catalogue, so that the next changes do not make it too short. */
const SPARE_SHARE = 0.05

export function createScoreBoards(): ScoreBoards {
  return { free: [] }
}

/** A board with a place for each of so many slots. */
export function lendBoard({ free }: ScoreBoards, slotCount: number): ScoreBoard {
  const known = free.pop()
  if (known !== undefined && known.scores.length >= slotCount) return known
  const length = Math.ceil(slotCount * (1 + SPARE_SHARE))
  return { scores: new Float32Array(length), best: new Float32Array(length), matched: new Uint8Array(length) }
}

/** Takes a board back. Whoever had it has put every figure back to 0. */
export function takeBackBoard({ free }: ScoreBoards, board: ScoreBoard): void {
  if (free.length < BOARDS_KEPT_MAX) free.push(board)
}
