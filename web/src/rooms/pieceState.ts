/** Way in which a shopper gets a product of a room. */
export type PieceState = 'buyable' | 'soldOut' | 'choose'

type Piece = Readonly<{
  typename: string
  /** True if the variant in the picture is known. */
  hasVariant: boolean
  /** True if the shopper must choose something that no picture shows. */
  needsChoice: boolean
  /** Status of the variant in the picture, or of the product; null if it could not be read. */
  status: string | null
}>

/** Returns whether a piece can be bought from its picture, is sold out, or has to be chosen on its own page. */
export function pieceState({ typename, hasVariant, needsChoice, status }: Piece): PieceState {
  if (status === 'OUT_OF_STOCK') return 'soldOut'
  if (typename === 'ConfigurableProduct') return hasVariant ? 'buyable' : 'choose'
  return typename === 'SimpleProduct' && !needsChoice ? 'buyable' : 'choose'
}
