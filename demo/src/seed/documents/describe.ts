import { enumerate, text } from '@hogar/platform/language.ts'
import type { Language, Text } from '@hogar/platform/language.ts'
import { care } from '../options/care.ts'
import { colors } from '../options/colors.ts'
import { styles } from '../options/styles.ts'
import type { PlannedProduct, PlannedVariant } from '../plan/plannedProduct.ts'
import { at, hashText } from '../random.ts'
import { constructionTexts } from '../texts/constructionTexts.ts'
import { materialSentences } from '../texts/materialSentences.ts'

const MEASURES: Text = text(
  'Mide {w} cm de ancho, {d} cm de fondo y {h} cm de alto.',
  'Maße: {w} cm breit, {d} cm tief und {h} cm hoch.',
  'Misure: {w} cm di larghezza, {d} cm di profondità e {h} cm di altezza.',
)
const CHOICE_OF_COLORS: Text = text(
  'Elige entre {colors}.',
  'Zur Wahl stehen {colors}.',
  'Puoi scegliere tra {colors}.',
)
const ASSEMBLY: Text = text(
  'Se arma en unos {minutes} minutos; la herramienta y el instructivo vienen en la caja.',
  'Der Aufbau dauert etwa {minutes} Minuten, Werkzeug und Anleitung liegen bei.',
  'Il montaggio richiede circa {minutes} minuti; attrezzi e istruzioni sono nella confezione.',
)
const NO_ASSEMBLY: Text = text('Llega sin nada que armar.', 'Ein Aufbau ist nicht nötig.', 'Non richiede montaggio.')
const WARRANTY_MONTHS: Text = text(
  'La garantía cubre {months} meses.',
  'Die Garantie gilt {months} Monate.',
  'La garanzia copre {months} mesi.',
)
const WARRANTY_YEARS: Text = text(
  'La garantía cubre {years} años.',
  'Die Garantie gilt {years} Jahre.',
  'La garanzia copre {years} anni.',
)
const MONTHS_PER_YEAR = 12
/** Shorter warranties are in the table, but not worth a sentence. */
const WORTH_SAYING_MONTHS = 6

/** Fills `{name}` places of a text. */
function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** Decimal comma where the language writes one. */
function formatNumber(value: number, language: Language): string {
  return language === 'es' ? String(value) : String(value).replace('.', ',')
}

function opening({ opening: words, model, brand }: PlannedProduct, language: Language): string[] {
  return words === null ? [] : [fill(words[language], { model, brand })]
}

function lead(product: PlannedProduct, language: Language, turn: number): string {
  const leads = product.family.leads
  return fill(at(leads, hashText(product.sku) + turn)[language], { model: product.model })
}

/** Measures of what comes in one size; those of each variant stand beside its choice. */
function measures({ variants }: PlannedProduct, language: Language): string[] {
  const [{ measures: first }] = variants
  if (variants.some((variant) => String(variant.measures) !== String(first))) return []
  const [width, height, depth] = first
  const say = (value: number) => formatNumber(value, language)
  return [fill(MEASURES[language], { w: say(width), d: say(depth), h: say(height) })]
}

function colorChoice(product: PlannedProduct, language: Language): string[] {
  const codes = [...new Set(product.variants.map((variant) => variant.color))]
  if (codes.length < 2 || product.family.colors === undefined) return []
  const labels = codes.map((code) => colors[code].label[language])
  const words = language === 'de' ? labels : labels.map((label) => label.toLowerCase())
  return [fill(CHOICE_OF_COLORS[language], { colors: enumerate(words, language) })]
}

function howItIsMade(product: PlannedProduct, { material }: PlannedVariant, language: Language): string[] {
  const { family, sku } = product
  // Covers of cloth come off; leather does not.
  const isLeather = family.construction === 'upholstery' && material === 'leather'
  const construction = at(
    constructionTexts(isLeather ? 'leatherUpholstery' : family.construction),
    hashText(`${sku} construction`),
  )[language]
  if (!family.saysMaterial) return [construction]
  return [materialSentences[material][language], construction]
}

function warranty(months: number, language: Language): string[] {
  if (months < WORTH_SAYING_MONTHS) return []
  if (months <= MONTHS_PER_YEAR || months % MONTHS_PER_YEAR > 0) return [fill(WARRANTY_MONTHS[language], { months })]
  return [fill(WARRANTY_YEARS[language], { years: months / MONTHS_PER_YEAR })]
}

function howToLive(product: PlannedProduct, language: Language): string[] {
  const { family } = product
  if (family.virtual) return []
  const assembly =
    family.assemblyMinutes === undefined
      ? family.styled === 'described'
        ? [NO_ASSEMBLY[language]]
        : []
      : [fill(ASSEMBLY[language], { minutes: family.assemblyMinutes })]
  return [
    ...measures(product, language),
    ...assembly,
    care[family.care].sentence[language],
    ...warranty(family.warrantyMonths, language),
  ]
}

const paragraph = (sentences: readonly string[]) => (sentences.length === 0 ? '' : `<p>${sentences.join(' ')}</p>`)

/** The long description of a variant: what it is for, how it is made, how to live with it; two or three HTML paragraphs. */
export function describe(product: PlannedProduct, variant: PlannedVariant, language: Language): string {
  const style = product.family.styled === 'described' ? [styles[product.style].sentence[language]] : []
  return [
    paragraph([...opening(product, language), lead(product, language, 0), ...style]),
    paragraph([...howItIsMade(product, variant, language), ...colorChoice(product, language)]),
    paragraph(howToLive(product, language)),
  ].join('')
}

/** One sentence for cards and search results; never the one that the long description begins with, if there is another. */
export function describeShortly(product: PlannedProduct, language: Language): string {
  return lead(product, language, 1)
}
