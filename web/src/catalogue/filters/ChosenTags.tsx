import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ChosenTags_product$key } from '../../__generated__/ChosenTags_product.graphql'
import type { ChosenTags_variant$key } from '../../__generated__/ChosenTags_variant.graphql'
import { classNames } from '../../design/classNames.ts'
import styles from './ChosenTags.module.css'

type Props = Readonly<{
  product: ChosenTags_product$key
  /** Chosen variant: its claims replace the product's. */
  variant?: ChosenTags_variant$key | null | undefined
  /** Text beside the claims: a claim in the same words is left out. */
  beside?: string | undefined
  /** True if it cannot be bought: claims of delivery and payment do not hold then. */
  isSoldOut?: boolean
  /** True on a card, where "new" is one of the claims. */
  isNew?: boolean
}>

/** Maximum number of claims shown. */
const SHOWN = 2

/** Renders the shop's short claims, in the colours that its editors gave them. */
export function ChosenTags({ product, variant, beside = '', isSoldOut = false, isNew = false }: Props) {
  const shared = useFragment(
    graphql`
      fragment ChosenTags_product on Product {
        tags {
          text
          color
          background
        }
      }
    `,
    product,
  )
  const own = useFragment(
    graphql`
      fragment ChosenTags_variant on ProductVariant {
        tags {
          text
          color
          background
        }
      }
    `,
    variant ?? null,
  )
  const intl = useIntl()
  const claims = isSoldOut ? [] : (own ?? shared).tags
  const tags = claims.filter(({ text }) => !repeatsWords(text, beside)).slice(0, SHOWN - Number(isNew))
  if (tags.length === 0 && !isNew) return null
  return (
    <ul className={styles.tags}>
      {isNew ? <li className={classNames(styles.tag, styles.new)}>{intl.formatMessage({ id: 'card.new' })}</li> : null}
      {tags.map((tag) => (
        <li key={tag.text} className={styles.tag} style={{ color: tag.color, backgroundColor: tag.background }}>
          {tag.text}
        </li>
      ))}
    </ul>
  )
}

/** Returns true if every word of a claim is in another text. */
function repeatsWords(claim: string, text: string): boolean {
  const words = wordsOf(text)
  return [...wordsOf(claim)].every((word) => words.has(word))
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLocaleLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [])
}
