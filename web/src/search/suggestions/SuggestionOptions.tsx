import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SuggestionOptions_suggestions$key } from '../../__generated__/SuggestionOptions_suggestions.graphql'
import { OptionGroup } from './OptionGroup.tsx'
import { SuggestedProduct } from './SuggestedProduct.tsx'
import { SearchOption } from './SearchOption.tsx'
import { resultsPath } from '../searchAddress.ts'
import styles from './SuggestionOptions.module.css'

type Props = Readonly<{ suggestions: SuggestionOptions_suggestions$key; term: string }>

/** Renders suggested categories and products, and a link to all results. Each is an option of the list box. */
export function SuggestionOptions({ suggestions, term }: Props): ReactNode {
  const data = useFragment(
    graphql`
      fragment SuggestionOptions_suggestions on Suggestions {
        totalCount
        match {
          count
        }
        categories {
          id
          name
          link
          breadcrumbs {
            id
            name
          }
        }
        products {
          id
          urlPath
          ...SuggestedProduct_product
        }
      }
    `,
    suggestions,
  )
  const intl = useIntl()
  const categories = data.categories ?? []
  // As the page of the results says: products that match all words or, without any, related ones.
  const count = data.match?.count || data.totalCount
  const parentOf = ({ id, breadcrumbs }: (typeof categories)[number]) =>
    breadcrumbs.filter((crumb) => crumb.id !== id).at(-1)?.name
  return (
    <div className={styles.groups}>
      {categories.length > 0 ? (
        <OptionGroup title={intl.formatMessage({ id: 'suggestions.categories' })}>
          {categories.map((category) => (
            <SearchOption key={category.id} to={category.link} icon="arrowRight">
              {category.name}
              <span className={styles.parent}>{parentOf(category)}</span>
            </SearchOption>
          ))}
        </OptionGroup>
      ) : null}
      {data.products.length > 0 ? (
        <OptionGroup title={intl.formatMessage({ id: 'suggestions.products' })} columns>
          {data.products.map((product) => (
            <SearchOption key={product.id} to={`/${product.urlPath}`}>
              <SuggestedProduct product={product} />
            </SearchOption>
          ))}
        </OptionGroup>
      ) : null}
      {count > 0 ? (
        <div className={styles.all}>
          <SearchOption to={resultsPath(term)} icon="search">
            {intl.formatMessage({ id: 'suggestions.seeAll' }, { count })}
          </SearchOption>
        </div>
      ) : null}
    </div>
  )
}
