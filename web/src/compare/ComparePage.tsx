import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ComparePage_comparison$key } from '../__generated__/ComparePage_comparison.graphql'
import { ShareButton } from '../catalogue/ShareButton.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { CompareTable } from './CompareTable.tsx'
import { comparePath } from './compareAddress.ts'
import { COMPARED_MAX } from './limits.ts'
import { useCompared } from './useCompared.ts'
import styles from './ComparePage.module.css'

type Props = Readonly<{
  /** Null when nothing was asked for. */
  comparison: ComparePage_comparison$key | null
  /** Ids that the address names. */
  ids: readonly string[]
}>

/** Products side by side: the address says which, so that it can be shared. */
export function ComparePage({ comparison, ids }: Props) {
  const data = useFragment(
    graphql`
      fragment ComparePage_comparison on Comparison {
        products {
          id
        }
        ...CompareTable_comparison
      }
    `,
    comparison,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const toPath = useStorePath()
  const { remove: forget, clear: forgetAll } = useCompared()
  const title = intl.formatMessage({ id: 'compare.title' })
  const products = data?.products ?? []

  const remove = (id: string) => {
    const left = products.map((product) => product.id).filter((other) => other !== id)
    // What the device keeps goes too: without it, an address without products would be filled again from there.
    if (left.length === 0) forgetAll()
    else forget(id)
    void navigate(toPath(comparePath(left)), { replace: true, preventScrollReset: true })
  }
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      {data && products.length > 0 ? (
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{title}</h1>
            <ShareButton title={title} />
          </div>
          <output className={styles.notes}>
            {products.length < ids.length
              ? intl.formatMessage({ id: 'compare.gone' }, { count: ids.length - products.length })
              : null}
            {products.length === 1 ? intl.formatMessage({ id: 'compare.one' }) : null}
          </output>
          <CompareTable comparison={data} onRemove={remove} />
        </div>
      ) : (
        <EmptyState
          icon="compare"
          headingLevel={1}
          title={intl.formatMessage({ id: 'compare.emptyTitle' })}
          action={
            <StoreLink to="/" className={buttonStyle('primary')}>
              {intl.formatMessage({ id: 'compare.emptyAction' })}
            </StoreLink>
          }
        >
          <p>{intl.formatMessage({ id: 'compare.emptyText' }, { most: COMPARED_MAX })}</p>
        </EmptyState>
      )}
    </PageBody>
  )
}
