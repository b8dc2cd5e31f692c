import { useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { PICTURE_WIDTHS } from '../design/pictures/pictureSources.ts'
import { ResponsivePicture } from '../design/pictures/ResponsivePicture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { comparePath } from './compareAddress.ts'
import { useCompared } from './useCompared.ts'
import styles from './CompareTray.module.css'

/**
 * Tray with the compared products at the bottom of the page. Reads the data stored on the device and sends no request.
 */
export function CompareTray() {
  const intl = useIntl()
  const { products, remove, clear } = useCompared()
  const count = products.length
  return (
    <section className={styles.tray} aria-label={intl.formatMessage({ id: 'compare.tray' })}>
      <output className={styles.count}>{intl.formatMessage({ id: 'compare.count' }, { count })}</output>
      <ul className={styles.products}>
        {products.map(({ id, name, picture }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.product}
              aria-label={intl.formatMessage({ id: 'compare.remove' }, { name })}
              title={intl.formatMessage({ id: 'compare.remove' }, { name })}
              onClick={() => remove(id)}
            >
              <ResponsivePicture {...picture} alt="" sizes="48px" widths={PICTURE_WIDTHS} ratio={1} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.clear} onClick={clear}>
        {intl.formatMessage({ id: 'compare.clear' })}
      </Button>
      <StoreLink to={comparePath(products.map(({ id }) => id))} className={buttonStyle('primary')}>
        {intl.formatMessage({ id: 'compare.open' }, { count })}
      </StoreLink>
    </section>
  )
}
