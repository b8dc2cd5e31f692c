import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router-dom'
import type { SeriesChips_series$key } from '../__generated__/SeriesChips_series.graphql'
import { categorySearch, chosenCategory } from './seriesAddress.ts'
import styles from './SeriesChips.module.css'

/** Renders links to the products of a series in each category, with their number. */
export function SeriesChips({ series }: Readonly<{ series: SeriesChips_series$key }>) {
  const { title, categories } = useFragment(
    graphql`
      fragment SeriesChips_series on Series {
        title
        categories {
          count
          category {
            slug
            name
          }
        }
      }
    `,
    series,
  )
  const intl = useIntl()
  const [search] = useSearchParams()
  const chosen = chosenCategory(search)
  const known = categories ?? []
  if (known.length < 2 && chosen === null) return null
  const all = {
    slug: null,
    name: intl.formatMessage({ id: 'series.everything' }),
    count: known.reduce((sum, { count }) => sum + count, 0),
  }
  const chips = [all, ...known.map(({ category: { slug, name }, count }) => ({ slug, name, count }))]
  return (
    <nav aria-label={intl.formatMessage({ id: 'series.categories' }, { title })}>
      <ul className={styles.chips}>
        {chips.map(({ slug, name, count }) => (
          <li key={slug ?? ''}>
            <Link
              to={{ search: categorySearch(search, slug) }}
              preventScrollReset
              className={styles.chip}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {intl.formatMessage({ id: 'series.chip' }, { name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
