import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductDetails_product$key } from '../__generated__/ProductDetails_product.graphql'
import { RichText } from '../design/RichText.tsx'
import { MeasurementDrawing } from './MeasurementDrawing.tsx'
import styles from './ProductDetails.module.css'

/** The long text, the measures and what can be compared. */
export function ProductDetails({ product }: Readonly<{ product: ProductDetails_product$key }>) {
  const { sku, description, dimensions, attributes } = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        sku
        description
        dimensions {
          widthCm
          heightCm
          depthCm
          ...MeasurementDrawing_dimensions
        }
        attributes {
          code
          label
          value
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const isMeasured = Boolean(dimensions?.widthCm && dimensions.heightCm && dimensions.depthCm)
  return (
    <div className={styles.details}>
      {description ? (
        <Section title={intl.formatMessage({ id: 'catalogue.description' })}>
          <RichText html={description} />
        </Section>
      ) : null}
      <div className={styles.facts}>
        {dimensions && isMeasured ? (
          <Section title={intl.formatMessage({ id: 'catalogue.measures' })}>
            <MeasurementDrawing dimensions={dimensions} />
          </Section>
        ) : null}
        <Section title={intl.formatMessage({ id: 'catalogue.attributes' })}>
          <dl className={styles.attributes}>
            {attributes.map(({ code, label, value }) => (
              <div key={code} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className={styles.row}>
              <dt>{intl.formatMessage({ id: 'catalogue.sku' })}</dt>
              <dd>{sku}</dd>
            </div>
          </dl>
        </Section>
      </div>
    </div>
  )
}

function Section({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
