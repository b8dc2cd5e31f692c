import { useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DownloadLists_product$key } from '../../__generated__/DownloadLists_product.graphql'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import styles from './DownloadLists.module.css'

/** Renders the files of a product, each with its sample, and samples of the whole. */
export function DownloadLists({ product }: Readonly<{ product: DownloadLists_product$key }>) {
  const { downloads, samples } = useFragment(
    graphql`
      fragment DownloadLists_product on DownloadableProduct {
        downloads {
          title
          downloadsAllowed
          sampleUrl
        }
        samples {
          title
          url
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const titleId = useId()
  const allowed = (count: number | null | undefined) =>
    typeof count === 'number'
      ? intl.formatMessage({ id: 'product.downloadsAllowed' }, { count })
      : intl.formatMessage({ id: 'product.downloadsUnlimited' })
  return (
    <div className={styles.lists}>
      {downloads.length > 0 ? (
        <section className={styles.section} aria-labelledby={`${titleId}-downloads`}>
          <h2 id={`${titleId}-downloads`} className={styles.title}>
            {intl.formatMessage({ id: 'product.downloads' })}
          </h2>
          <ul className={styles.list}>
            {downloads.map(({ title, downloadsAllowed, sampleUrl }) => (
              <li key={title} className={styles.file}>
                <span>{title}</span>
                <span className={styles.note}>{allowed(downloadsAllowed)}</span>
                {sampleUrl ? (
                  <SampleLink url={sampleUrl} of={title} text={intl.formatMessage({ id: 'product.sample' })} />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {samples.length > 0 ? (
        <section className={styles.section} aria-labelledby={`${titleId}-samples`}>
          <h2 id={`${titleId}-samples`} className={styles.title}>
            {intl.formatMessage({ id: 'product.samples' })}
          </h2>
          <ul className={styles.list}>
            {samples.map(({ title, url }) => (
              <li key={url}>
                <SampleLink url={url} text={title} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** Renders a link that opens in a new window: a file would replace the page that a shopper is deciding on. */
function SampleLink({ url, text, of }: Readonly<{ url: string; text: string; of?: string }>) {
  const intl = useIntl()
  return (
    <a className={styles.sample} href={url} target="_blank" rel="noopener noreferrer">
      {text}{' '}
      <VisuallyHidden>
        {of} ({intl.formatMessage({ id: 'product.newTab' })})
      </VisuallyHidden>
    </a>
  )
}
