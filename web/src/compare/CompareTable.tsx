import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareTable_comparison$key } from '../__generated__/CompareTable_comparison.graphql'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { classNames } from '../design/classNames.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { CompareColumnHead } from './CompareColumnHead.tsx'
import { CompareOffer } from './CompareOffer.tsx'
import { type ComparedRow, comparedRow, comparedRows } from './comparedRows.ts'
import { useCreditRows } from './useCreditRows.ts'
import { useOwnRows } from './useOwnRows.ts'
import styles from './CompareTable.module.css'

type Props = Readonly<{
  comparison: CompareTable_comparison$key
  /** Ids of products and variants that are hidden. */
  removed: ReadonlySet<string>
  onRemove: (id: string) => void
}>

const comparisonFragment = graphql`
  fragment CompareTable_comparison on Comparison {
    products {
      id
      ...CompareColumnHead_product
      ...CompareOffer_product
    }
    variants {
      id
      ...CompareColumnHead_variant
      ...CompareOffer_variant
    }
    ...useCreditRows_comparison
    ...useOwnRows_comparison
    rows {
      code
      label
      values
      isDifferent
    }
  }
`

/** Table with a column per product and a row per attribute; rows with differences are marked. */
export function CompareTable({ comparison, removed, onRemove }: Props) {
  const { products, variants, rows: attributes, ...ownKey } = useFragment(comparisonFragment, comparison)
  const intl = useIntl()
  const columns = products.map((product, index) => {
    const variant = variants[index] ?? null
    return { key: variant?.id ?? product.id, product, variant }
  })
  const isShown = (_: unknown, index: number) => !removed.has(columns[index]?.key ?? '')
  const shownColumns = columns.filter(isShown)
  const credit = useCreditRows(ownKey, isShown)
  const own = useOwnRows(ownKey, isShown)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { shown, total } = comparedRows(
    [...credit, ...own],
    attributes.map((row) => comparedRow({ ...row, values: row.values.filter(isShown).map((value) => value ?? null) })),
    onlyDifferences && shownColumns.length > 1,
  )
  const caption = intl.formatMessage({ id: 'comparePage.table' }, { count: shownColumns.length })
  return (
    <div className={styles.comparison}>
      {shownColumns.length > 1 ? (
        <div data-scripted className={styles.tools}>
          <Checkbox
            label={intl.formatMessage({ id: 'comparePage.onlyDifferences' })}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <output className={styles.count}>
            {intl.formatMessage({ id: 'comparePage.rows' }, { shown: shown.length, total })}
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
              {shownColumns.map(({ key, product, variant }) => (
                <th key={key} scope="col" className={styles.product}>
                  <CompareColumnHead product={product} variant={variant} onRemove={() => onRemove(key)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{intl.formatMessage({ id: 'comparePage.price' })}</th>
              {shownColumns.map(({ key, product, variant }) => (
                <td key={key}>
                  <CompareOffer product={product} variant={variant} />
                </td>
              ))}
            </tr>
            {shown.map((row) => (
              <Row key={row.code} row={row} ids={shownColumns.map(({ key }) => key)} />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 ? <p>{intl.formatMessage({ id: 'comparePage.noDifferences' })}</p> : null}
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
        {isDifferent ? <VisuallyHidden>, {intl.formatMessage({ id: 'comparePage.different' })}</VisuallyHidden> : null}
      </th>
      {ids.map((id, index) => (
        <td key={id}>
          {values[index] ?? (
            <>
              <span aria-hidden="true">—</span>
              <VisuallyHidden>{intl.formatMessage({ id: 'comparePage.noValue' })}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
