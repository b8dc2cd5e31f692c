import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ComparePage_comparison$key } from '../__generated__/ComparePage_comparison.graphql'
import { ShareButton } from '../catalogue/product/ShareButton.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { PageHead } from '../routing/document/PageHead.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { CompareTable } from './CompareTable.tsx'
import { comparePath } from './compareAddress.ts'
import { COMPARED_MAX } from './limits.ts'
import { useCompared } from './useCompared.ts'
import styles from './ComparePage.module.css'

type Props = Readonly<{
  /** Null if no ids were requested. */
  comparison: ComparePage_comparison$key | null
  /** Ids in the address. */
  ids: readonly string[]
}>

/** Comparison page. The ids are in the address, so that it can be shared. */
export function ComparePage({ comparison, ids }: Props) {
  const data = useFragment(
    graphql`
      fragment ComparePage_comparison on Comparison {
        products {
          id
        }
        variants {
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
  const { remove: forget } = useCompared()
  const isOnline = useOnlineStatus()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const title = intl.formatMessage({ id: 'comparePage.title' })
  // For a variant, address and device use the variant's id.
  const found = (data?.products ?? []).map(({ id }, index) => data?.variants[index]?.id ?? id)
  const shown = found.filter((id) => !removed.has(id))

  // A column is hidden at once. The address follows when the rest can be fetched; by then several may be removed.
  const path = toPath(comparePath(shown))
  const isAhead = ids.some((id) => removed.has(id))
  useEffect(() => {
    if (isAhead && isOnline) void navigate(path, { replace: true, preventScrollReset: true })
  }, [isAhead, isOnline, navigate, path])

  const remove = (id: string) => {
    setRemoved(new Set([...removed, id]))
    forget(id)
  }
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      {data && shown.length > 0 ? (
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{title}</h1>
            <ShareButton title={title} />
          </div>
          <output className={styles.notes}>
            {found.length < ids.length ? (
              <span>{intl.formatMessage({ id: 'comparePage.gone' }, { count: ids.length - found.length })} </span>
            ) : null}
            {shown.length === 1 ? <span>{intl.formatMessage({ id: 'comparePage.one' })}</span> : null}
          </output>
          <CompareTable comparison={data} removed={removed} onRemove={remove} />
        </div>
      ) : (
        <EmptyState
          icon="compare"
          headingLevel={1}
          title={intl.formatMessage({ id: 'comparePage.emptyTitle' })}
          action={
            <StoreLink to="/" className={buttonStyle('primary')}>
              {intl.formatMessage({ id: 'comparePage.emptyAction' })}
            </StoreLink>
          }
        >
          <p>{intl.formatMessage({ id: 'comparePage.emptyText' }, { most: COMPARED_MAX })}</p>
        </EmptyState>
      )}
    </PageBody>
  )
}
