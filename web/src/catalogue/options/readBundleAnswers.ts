import type { MoneyValue } from '../../i18n/useMoney.ts'
import { sumMoney } from '../price/sumMoney.ts'

/** Chosen selection ids by option id. */
export type BundleAnswers = Readonly<Record<string, readonly string[]>>

/** Units of each chosen part by option id, where the shopper has changed them. */
export type BundleQuantities = Readonly<Record<string, number>>

/** Facts about one choice of a kit. */
export type BundleOptionFacts = Readonly<{
  optionId: string
  title: string
  isRequired: boolean
  /** True when several selections are possible. */
  isMultiple: boolean
  selections: readonly Readonly<{
    selectionId: string
    name: string
    /** Units in one kit. */
    units: number
    /** True when the shopper may change these units. */
    canChangeUnits: boolean
    isDefault: boolean
    isSoldOut: boolean
    /** Price of one unit. */
    money: MoneyValue
  }>[]
}>

type ReadBundle = Readonly<{
  /** Input of the cart. A choice that is empty is sent as such: one that is left out could have its default. */
  bundleOptions: { optionId: string; selectionIds: string[]; quantity?: number }[]
  labels: { label: string; value: string }[]
  /** Price of one kit; null while nothing is chosen. */
  unitPrice: MoneyValue | null
  isComplete: boolean
}>

/** Returns the first choices: the defaults in stock, else of a required choice the first part in stock. */
export function defaultBundleAnswers(options: readonly BundleOptionFacts[]): BundleAnswers {
  return Object.fromEntries(
    options.map(({ optionId, isRequired, selections }) => {
      const there = selections.filter(({ isSoldOut }) => !isSoldOut)
      const defaults = there.filter(({ isDefault }) => isDefault)
      const chosen = defaults.length === 0 && isRequired ? there.slice(0, 1) : defaults
      return [optionId, chosen.map(({ selectionId }) => selectionId)]
    }),
  )
}

/**
 * Returns the units of each chosen part, and whether the shopper may change them: only where every chosen part allows
 * it.
 */
export function unitsOfChoice(option: BundleOptionFacts, ids: readonly string[]) {
  const chosen = option.selections.filter(({ selectionId }) => ids.includes(selectionId))
  return {
    canChange: chosen.length > 0 && chosen.every(({ canChangeUnits }) => canChangeUnits),
    units: chosen[0]?.units ?? 1,
  }
}

/** Evaluates the choices for a kit: its price is the sum of its parts. */
export function readBundleAnswers(
  options: readonly BundleOptionFacts[],
  answers: BundleAnswers,
  quantities: BundleQuantities = {},
): ReadBundle {
  const read = options.map((option) => readOption(option, answers[option.optionId] ?? [], quantities))
  const filled = read.filter(({ chosen }) => chosen.length > 0)
  return {
    bundleOptions: read.map(({ optionId, chosen: [first, ...more] }) => ({
      optionId,
      selectionIds: first ? [first, ...more].map(({ selectionId }) => selectionId) : [],
      // The kit's own units, too: they are part of the checksum by which later changes name the line.
      ...(first ? { quantity: first.units } : {}),
    })),
    labels: filled.map(({ title, chosen }) => ({
      label: title,
      value: chosen.map(({ units, name }) => (units === 1 ? name : `${units} × ${name}`)).join(', '),
    })),
    unitPrice: sumMoney(filled.flatMap(({ chosen }) => chosen.map(({ money, units }) => ({ money, times: units })))),
    isComplete: read.every(({ isRequired, chosen }) => chosen.length > 0 || !isRequired),
  }
}

/** Returns one choice with its effective units; a shopper's number is ignored where it may not be changed. */
function readOption(option: BundleOptionFacts, ids: readonly string[], quantities: BundleQuantities) {
  const { optionId, title, isRequired, selections } = option
  const changedUnits = unitsOfChoice(option, ids).canChange ? quantities[optionId] : undefined
  const chosen = selections
    .filter(({ selectionId }) => ids.includes(selectionId))
    .map((selection) => ({ ...selection, units: changedUnits ?? selection.units }))
  return { optionId, title, isRequired, chosen }
}
