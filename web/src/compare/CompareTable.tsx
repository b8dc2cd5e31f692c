import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareTable_comparison$key } from '../__generated__/CompareTable_comparison.graphql'
import { Checkbox } from '../design/Checkbox.tsx'
import { classNames } from '../design/classNames.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { CompareColumnHead } from './CompareColumnHead.tsx'
import { CompareOffer } from './CompareOffer.tsx'
import { type ComparedRow, comparedRow, comparedRows } from './comparedRows.ts'
import { useOwnRows } from './useOwnRows.ts'
import styles from './CompareTable.module.css'

type Props = Readonly<{
  comparison: CompareTable_comparison$key
  /** Ids of products that are not shown any more. */
  removed: ReadonlySet<string>
  onRemove: (id: string) => void
}>

/** A column for each product, a line for each thing that can be said of them; what differs is marked. */
export function CompareTable({ comparison, removed, onRemove }: Props) {
  const { products: all, rows: attributes } = useFragment(
    graphql`
      fragment CompareTable_comparison on Comparison {
        products {
          id
          ...CompareColumnHead_product
          ...CompareOffer_product
          ...useOwnRows_products
        }
        rows {
          code
          label
          values
          isDifferent
        }
      }
    `,
    comparison,
  )
  const intl = useIntl()
  const isShown = (_: unknown, index: number) => !removed.has(all[index]?.id ?? '')
  const products = all.filter(isShown)
  const own = useOwnRows(products)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { shown, total } = comparedRows(
    own,
    attributes.map((row) => comparedRow({ ...row, values: row.values.filter(isShown).map((value) => value ?? null) })),
    onlyDifferences && products.length > 1,
  )
  const caption = intl.formatMessage({ id: 'compare.table' }, { count: products.length })
  return (
    <div className={styles.comparison}>
      {products.length > 1 ? (
        <div className={styles.tools}>
          <Checkbox
            label={intl.formatMessage({ id: 'compare.onlyDifferences' })}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <output className={styles.count}>
            {intl.formatMessage({ id: 'compare.rows' }, { shown: shown.length, total })}
          </output>
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus */}
      <section className={styles.scroller} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <td className={styles.corner} aria-hidden="true" />
              {products.map((product) => (
                <th key={product.id} scope="col" className={styles.product}>
                  <CompareColumnHead product={product} onRemove={() => onRemove(product.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{intl.formatMessage({ id: 'compare.price' })}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <CompareOffer product={product} />
                </td>
              ))}
            </tr>
            {shown.map((row) => (
              <Row key={row.code} row={row} ids={products.map(({ id }) => id)} />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 ? <p>{intl.formatMessage({ id: 'compare.noDifferences' })}</p> : null}
    </div>
  )
}

function Row({ row, ids }: Readonly<{ row: ComparedRow; ids: readonly string[] }>) {
  const { label, values, isDifferent } = row
  const intl = useIntl()
  return (
    <tr className={classNames(isDifferent && styles.different)}>
      <th scope="row">
        <span>{label}</span>
        {isDifferent ? <VisuallyHidden>, {intl.formatMessage({ id: 'compare.different' })}</VisuallyHidden> : null}
      </th>
      {ids.map((id, index) => (
        <td key={id}>
          {values[index] ?? (
            <>
              <span aria-hidden="true">—</span>
              <VisuallyHidden>{intl.formatMessage({ id: 'compare.noValue' })}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
