import type { IllustrationKind } from '../illustrationSpec.ts'
import { PLACEHOLDER_FOLDER } from '@hogar/platform/pictures/pictureSource.ts'

/** Kinds of products by words of name and categories, in the languages of known exports. The first match wins. */
const KINDS: readonly (readonly [RegExp, IllustrationKind])[] = [
  [/tarjeta de regalo|gutschein|carta regalo|gift ?card/, 'gift'],
  [/colch[oó]n|mattress|matratze|materass/, 'mattress'],
  [/almohada|pillow|kissen|cuscin/, 'pillow'],
  [/sill[oó]n|armchair|sessel|poltron/, 'armchair'],
  [/sof[aá]|couch|divan/, 'sofa'],
  [/silla|chair|stuhl|sedia/, 'diningChair'],
  [/escritorio|desk|schreibtisch|scrivania/, 'desk'],
  [/mesa|table|tisch|tavol/, 'diningTable'],
  [/cama|\bbed\b|\bbett|\bletto/, 'bed'],
  [/l[aá]mpara|lamp|leucht/, 'tableLamp'],
  [/armario|cl[oó]set|wardrobe|schrank|armadio/, 'wardrobe'],
  [/televis|\btv\b|fernseh/, 'television'],
  [/refrigerador|fridge|k[uü]hlschrank|frigorifer/, 'refrigerator'],
  [/lavadora|washing|waschmaschin|lavatric/, 'washingMachine'],
  [/laptop|notebook/, 'laptop'],
  [/alfombra|\brug\b|teppich|tappet/, 'rug'],
  [/espejo|mirror|spiegel|specchi/, 'mirror'],
]

/** Path of the drawing that stands in for a picture that did not come with the export. */
export function standInPicture(texts: readonly string[]): string {
  const text = texts.join(' ').toLowerCase()
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'genericBox'
  return `${PLACEHOLDER_FOLDER}${kind}.jpg`
}
