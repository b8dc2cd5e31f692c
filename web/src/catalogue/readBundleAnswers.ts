import type { MoneyValue } from '../i18n/useMoney.ts'
import { sumMoney } from './sumMoney.ts'

/** Option id to the ids of what is chosen for it. */
export type BundleAnswers = Readonly<Record<string, readonly string[]>>

/** One choice of a kit. */
export type BundleOptionFacts = Readonly<{
  optionId: string
  title: string
  isRequired: boolean
  /** True when more than one selection can be made. */
  isMultiple: boolean
  selections: readonly Readonly<{
    selectionId: string
    name: string
    /** Units of it in one kit. */
    units: number
    isDefault: boolean
    isSoldOut: boolean
    /** What one unit costs. */
    money: MoneyValue
  }>[]
}>

type ReadBundle = Readonly<{
  /** As the cart wants them. */
  bundleOptions: { optionId: string; selectionIds: string[] }[]
  labels: { label: string; value: string }[]
  /** What one kit costs; null while nothing is chosen. */
  unitPrice: MoneyValue | null
  isComplete: boolean
}>

/** What is chosen at first: the defaults, and the only selection of a required choice. */
export function defaultBundleAnswers(options: readonly BundleOptionFacts[]): BundleAnswers {
  return Object.fromEntries(
    options.map(({ optionId, isRequired, selections }) => {
      const defaults = selections.filter((selection) => selection.isDefault)
      const chosen = defaults.length === 0 && isRequired && selections.length === 1 ? selections : defaults
      return [optionId, chosen.map(({ selectionId }) => selectionId)]
    }),
  )
}

/** What the choices for a kit come to: its price is the sum of its parts. */
export function readBundleAnswers(options: readonly BundleOptionFacts[], answers: BundleAnswers): ReadBundle {
  const read = options.map(({ optionId, title, isRequired, selections }) => ({
    optionId,
    title,
    isRequired,
    chosen: selections.filter(({ selectionId }) => answers[optionId]?.includes(selectionId)),
  }))
  const filled = read.filter(({ chosen }) => chosen.length > 0)
  return {
    bundleOptions: filled.map(({ optionId, chosen }) => ({
      optionId,
      selectionIds: chosen.map(({ selectionId }) => selectionId),
    })),
    labels: filled.map(({ title, chosen }) => ({
      label: title,
      value: chosen.map(({ units, name }) => (units === 1 ? name : `${units} × ${name}`)).join(', '),
    })),
    unitPrice: sumMoney(filled.flatMap(({ chosen }) => chosen.map(({ money, units }) => ({ money, times: units })))),
    isComplete: read.every(({ isRequired, chosen }) => chosen.length > 0 || !isRequired),
  }
}
