import { enumerate, type Language, type Text } from '@hogar/platform/language.ts'
import type { SeedSeries } from '@hogar/platform/series/series.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { WRITTEN_AT } from '../documents/cmsPageDocuments.ts'
import { picturePath } from '../documents/products/mediaGallery.ts'
import type { StoreView } from '../documents/storeView.ts'
import { series } from '../options/series.ts'
import { styles } from '../options/styles.ts'
import type { PlannedProduct } from '../plan/plannedProduct.ts'
import { at, hashText } from '../random.ts'
import { ROOM_PHRASES, ROOM_TEXTS, SERIES_PICTURE, SERIES_SUMMARY, SERIES_TITLE } from './seriesTexts.ts'

/** Minimum number of products for which a store has a page. */
const PIECES_MIN = 2
/** Kinds of pieces that a summary names. */
const NAMED_PIECES = 4

/** The pages of the series that a store sells, in the order of the attribute. */
export function seriesPagesOf(view: StoreView): SeedSeries[] {
  const byModel = Map.groupBy(view.products.filter(isOfSeries), ({ model }) => model)
  return Object.entries(series).flatMap(([model, { id }]) => {
    const pieces = byModel.get(model) ?? []
    const [first] = pieces
    return first === undefined || pieces.length < PIECES_MIN ? [] : [pageOf(view, { id, model, pieces, first })]
  })
}

const isOfSeries = ({ family, model }: PlannedProduct): boolean =>
  family.styled === 'described' && series[model] !== undefined

type Planned = Readonly<{ id: number; model: string; pieces: readonly PlannedProduct[]; first: PlannedProduct }>

function pageOf({ language, categories }: StoreView, { id, model, pieces, first }: Planned): SeedSeries {
  const write = (words: Text | undefined, more: Readonly<Record<string, string>> = {}) =>
    Object.entries({ model, ...more }).reduce(
      (line, [name, value]) => line.replaceAll(`{${name}}`, value),
      words?.[language] ?? '',
    )
  const names = [...new Set(pieces.flatMap(({ category }) => categories.get(category)?.name ?? []))]
  const style = styles[first.style]
  const texts = ROOM_TEXTS[first.family.room]
  const paragraphs = [
    `${write(texts && at(texts.opening, hashText(model)))} ${style.sentence[language]}`,
    write(texts?.advice),
  ]
  return {
    slug: slug(model),
    value: String(id),
    updatedAt: new Date(`${WRITTEN_AT.replace(' ', 'T')}Z`),
    content: {
      title: write(SERIES_TITLE),
      summary: write(SERIES_SUMMARY, {
        pieces: pieceList(names.slice(0, NAMED_PIECES), language),
        style: styleWord(style.label, language),
        room: write(ROOM_PHRASES[first.family.room]),
      }),
      text: paragraphs.map((words) => `<p>${words}</p>`).join(''),
      image: picturePath(first.variants[0], 'room'),
      image_alt: write(SERIES_PICTURE),
    },
  }
}

/** German name that begins with an adjective: `Runde Esstische`. */
const ADJECTIVE = /^\p{L}+e \p{Lu}/u

/** `Sofás, sillones y puffs`: only the first name keeps its capital, but German nouns all do. */
function pieceList(names: readonly string[], language: Language): string {
  const words = names.map((name, index) =>
    index === 0 || (language === 'de' && !ADJECTIVE.test(name)) ? name : lowered(name),
  )
  return enumerate(words, language)
}

const lowered = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

/** German names a style as a title. */
function styleWord(label: Text, language: Language): string {
  return language === 'de' ? `„${label.de}“` : lowered(label[language])
}
