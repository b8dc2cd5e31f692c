import { type ReactNode, Suspense, lazy, useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductDetails_product$key } from '../../__generated__/ProductDetails_product.graphql'
import type { ProductDetails_variant$key } from '../../__generated__/ProductDetails_variant.graphql'
import { RichText } from '../../design/RichText.tsx'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { whenIdle } from '../../device/whenIdle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './ProductDetails.module.css'

const MeasurementDrawing = lazy(async () => {
  // The server has drawn it: its code must not compete with what the shopper may press.
  if (!import.meta.env.SSR) await new Promise<void>(whenIdle)
  return { default: (await import('../gallery/TranslatedMeasurements.ts')).TranslatedMeasurements }
})

/** Code of the attribute that names a product's series. */
const SERIES = 'series'

type Props = Readonly<{
  product: ProductDetails_product$key
  /** Chosen variant: all details are its own. */
  variant?: ProductDetails_variant$key | null | undefined
}>

/** Renders the description, the dimensions and the attributes. */
export function ProductDetails({ product, variant }: Props) {
  const shared = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        sku
        name
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
        series {
          path
        }
      }
    `,
    product,
  )
  const own = useFragment(
    graphql`
      fragment ProductDetails_variant on ProductVariant {
        sku
        name
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
    variant ?? null,
  )
  const { sku, name, dimensions, attributes } = own ?? shared
  const description = own?.description ?? shared.description
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
          <LoadBoundary>
            <Section title={intl.formatMessage({ id: 'catalogue.measures' })}>
              <Suspense fallback={null}>
                <MeasurementDrawing dimensions={dimensions} name={name} />
              </Suspense>
            </Section>
          </LoadBoundary>
        ) : null}
        <Section title={intl.formatMessage({ id: 'catalogue.attributes' })}>
          <dl className={styles.attributes}>
            {attributes.map(({ code, label, value }) => (
              <div key={code} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  {code === SERIES && shared.series ? <StoreLink to={shared.series.path}>{value}</StoreLink> : value}
                </dd>
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
