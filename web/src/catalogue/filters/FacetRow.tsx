import { useIntl } from 'react-intl'
import { classNames } from '../../design/classNames.ts'
import { Icon } from '../../design/Icon.tsx'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import styles from './FacetRow.module.css'

type Props = Readonly<{
  type: 'checkbox' | 'radio'
  /** Parameter in the address. */
  name: string
  value: string
  isChosen: boolean
  label: string
  /** Number of products with this value; undefined where it was not counted. */
  count?: number
  swatch?: string | null | undefined
  onChoose: () => void
}>

/** Renders a filter value with its number of products. The whole row takes the press. */
export function FacetRow({ isChosen, label, count, swatch, onChoose, ...input }: Props) {
  const intl = useIntl()
  return (
    <label className={classNames(styles.row, swatch && styles.coloured, count === 0 && !isChosen && styles.none)}>
      <input {...input} className={styles.box} checked={isChosen} onChange={onChoose} />
      {swatch ? (
        <span className={styles.swatch} style={{ backgroundColor: swatch }}>
          <Icon name="check" size={16} />
        </span>
      ) : null}
      <span className={styles.label}>{label}</span>
      {count === undefined ? null : (
        <>
          <span className={styles.count} aria-hidden="true">
            {intl.formatNumber(count)}
          </span>
          <VisuallyHidden>, {intl.formatMessage({ id: 'catalogue.productCount' }, { count })}</VisuallyHidden>
        </>
      )}
    </label>
  )
}
