/** Figures by slot, all of them 0 when a board is lent. */
export type ScoreBoard = Readonly<{
  scores: Float32Array
  /** Of the concept at hand. */
  best: Float32Array
  /** Which concepts have matched, a bit for each. */
  matched: Uint16Array
  /** Of those, the ones that are said by more than a description. */
  said: Uint16Array
  /** Of those, the ones that are said by more than keywords. */
  strong: Uint16Array
  /** The subset of those by which its name states the kind of product. */
  kinds: Uint16Array
}>

/** Pool of idle boards: allocating one per search would cost by the size of the catalogue, not of the result. */
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
  return {
    scores: new Float32Array(length),
    best: new Float32Array(length),
    matched: new Uint16Array(length),
    said: new Uint16Array(length),
    strong: new Uint16Array(length),
    kinds: new Uint16Array(length),
  }
}

/** Clears the figures of a slot. */
export function clearSlot({ scores, matched, said, strong, kinds }: ScoreBoard, slot: number): void {
  scores[slot] = 0
  matched[slot] = 0
  said[slot] = 0
  strong[slot] = 0
  kinds[slot] = 0
}

/** Returns a board to the pool. The borrower has reset every figure to 0. */
export function takeBackBoard({ free }: ScoreBoards, board: ScoreBoard): void {
  if (free.length < BOARDS_KEPT_MAX) free.push(board)
}
