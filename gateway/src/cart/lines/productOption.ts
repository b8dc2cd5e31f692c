import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import { type Source, readNumber, readSource, readSources, readText } from '../../parse/readValue.ts'
import { CHOICE_TEXT_MAX_CHARACTERS, LINE_CHOICES_MAX } from '../limits.ts'

type ItemOption = Readonly<{ option_id: string; option_value: string }>

/** Options chosen for a line, in the platform's form. */
export type ProductOption = Readonly<{
  extension_attributes: Readonly<{
    configurable_item_options: readonly ItemOption[]
    custom_options: readonly ItemOption[]
    bundle_options: readonly Readonly<{ option_id: string; option_qty: number; option_selections: readonly string[] }>[]
    downloadable_option?: Readonly<{ downloadable_links: readonly string[] }>
  }>
}>

/** Options of a line that follow from the product, not from a shopper's choice. */
export type ImpliedOptions = Readonly<{
  /** Option values of the variant. */
  variant: readonly ItemOption[]
  /** Ids of the files of a download whose files are sold one by one. */
  downloads: readonly string[]
}>

const NOTHING_IMPLIED: ImpliedOptions = { variant: [], downloads: [] }

/** The platform's form of a choice; null when nothing was chosen. */
export function toProductOption(
  chosen: LineOptions,
  { variant, downloads }: ImpliedOptions = NOTHING_IMPLIED,
): ProductOption | null {
  const custom = (chosen.customOptions ?? []).map(({ optionId, value }) => ({
    option_id: optionId,
    option_value: value,
  }))
  const bundle = (chosen.bundleOptions ?? []).map(({ optionId, selectionIds, quantity }) => ({
    option_id: optionId,
    option_qty: quantity ?? 1,
    option_selections: selectionIds,
  }))
  if (custom.length + bundle.length + variant.length + downloads.length === 0) return null
  return {
    extension_attributes: {
      configurable_item_options: variant,
      custom_options: custom,
      bundle_options: bundle,
      ...(downloads.length > 0 ? { downloadable_option: { downloadable_links: downloads } } : {}),
    },
  }
}

/** Reads the chosen options from the platform's form, whose lists may be maps and whose numbers may be text. */
export function readProductOption(productOption: unknown): LineOptions {
  const lists = readSource(readSource(productOption).extension_attributes)
  const custom = readSources(lists.custom_options, LINE_CHOICES_MAX).flatMap((option) => {
    const optionId = readText(option.option_id)
    const value = choiceText(option)
    return optionId === null || value === null ? [] : [{ optionId, value }]
  })
  const bundle = readSources(lists.bundle_options, LINE_CHOICES_MAX).flatMap((option) => {
    const optionId = readText(option.option_id)
    const selections = Array.isArray(option.option_selections) ? option.option_selections : []
    const selectionIds = selections.flatMap((selection) => readText(selection) ?? [])
    return optionId === null ? [] : [{ optionId, selectionIds, quantity: readNumber(option.option_qty) }]
  })
  return { customOptions: custom, bundleOptions: bundle }
}

function choiceText({ option_value: value }: Source): string | null {
  if (Array.isArray(value)) return value.flatMap((item) => readText(item) ?? []).join(',') || null
  return readText(value, CHOICE_TEXT_MAX_CHARACTERS)
}
