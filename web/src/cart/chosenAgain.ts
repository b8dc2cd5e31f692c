import { graphql, readInlineData } from 'react-relay/hooks'
import type { LineToAdd } from './lineToAdd.ts'
import type { chosenAgain_choices$key } from '../__generated__/chosenAgain_choices.graphql'

const fragment = graphql`
  fragment chosenAgain_choices on CartLineChoices @inline {
    customOptions {
      optionId
      value
    }
    bundleOptions {
      optionId
      selectionIds
      quantity
    }
  }
`

/** A line's choices as adding takes them. A list that is empty is left out, so that a plain line stays one. */
export function chosenAgain(key: chosenAgain_choices$key): Pick<LineToAdd, 'customOptions' | 'bundleOptions'> {
  const choices = readInlineData(fragment, key)
  const customOptions = choices.customOptions.map(({ optionId, value }) => ({ optionId, value }))
  const bundleOptions = choices.bundleOptions.map(({ optionId, selectionIds, quantity }) => ({
    optionId,
    selectionIds: [...selectionIds],
    ...(typeof quantity === 'number' ? { quantity } : {}),
  }))
  return {
    ...(customOptions.length > 0 ? { customOptions } : {}),
    ...(bundleOptions.length > 0 ? { bundleOptions } : {}),
  }
}
