import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { SEARCH_TERM_MIN_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { SuggestionNote_suggestions$key } from '../../__generated__/SuggestionNote_suggestions.graphql'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import type { SuggestionState } from './useSuggestions.ts'
import styles from './SuggestionNote.module.css'

type Props = Readonly<{
  status: SuggestionState['status']
  suggestions: SuggestionNote_suggestions$key | null
  /** Typed term, without blanks around it. */
  term: string
}>

/** Renders why there are no suggestions; for screen readers also their number. */
export function SuggestionNote({ status, suggestions, term }: Props) {
  const data = useFragment(
    graphql`
      fragment SuggestionNote_suggestions on Suggestions {
        products {
          __typename
        }
        categories {
          __typename
        }
      }
    `,
    suggestions,
  )
  const intl = useIntl()
  const products = data?.products.length ?? 0
  const categories = data?.categories?.length ?? 0
  const texts = {
    short: () => term && intl.formatMessage({ id: 'suggestions.tooShort' }, { count: SEARCH_TERM_MIN_CHARACTERS }),
    loading: () => '',
    offline: () => intl.formatMessage({ id: 'suggestions.offline' }),
    failed: () => intl.formatMessage({ id: 'suggestions.failed' }),
    ready: () =>
      products + categories === 0
        ? intl.formatMessage({ id: 'suggestions.none' }, { term })
        : intl.formatMessage({ id: 'suggestions.count' }, { products, categories }),
  }
  const text = texts[status]()
  const isForReadersOnly = status === 'ready' && products + categories > 0
  return (
    <output className={styles.note}>{isForReadersOnly ? <VisuallyHidden>{text}</VisuallyHidden> : text || null}</output>
  )
}
