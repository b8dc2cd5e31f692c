import { FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MeasurementDrawing_dimensions$key } from '../../__generated__/MeasurementDrawing_dimensions.graphql'
import { FitButton } from '../fit/FitButton.tsx'
import { measureOutline } from './measureOutline.ts'
import { outlineBoxes } from './outlineBoxes.ts'
import styles from './MeasurementDrawing.module.css'

type Props = Readonly<{ dimensions: MeasurementDrawing_dimensions$key; name: string }>

/**
 * Renders a product's outline to scale with its width, height and depth, and the comparison with a shopper's home;
 * nothing when one of them is unknown.
 */
export function MeasurementDrawing({ dimensions, name }: Props) {
  const { widthCm, heightCm, depthCm, weightKg, outline } = useFragment(
    graphql`
      fragment MeasurementDrawing_dimensions on ProductDimensions {
        widthCm
        heightCm
        depthCm
        weightKg
        outline
      }
    `,
    dimensions,
  )
  const intl = useIntl()
  if (!widthCm || !heightCm || !depthCm) return null
  const size = { width: widthCm, height: heightCm, depth: depthCm }
  const drawing = measureOutline(size, outlineBoxes(outline, size))
  const centimetres = (value: number) => `${intl.formatNumber(value)} cm`
  const told = { name, width: centimetres(widthCm), height: centimetres(heightCm), depth: centimetres(depthCm) }
  const rows = [
    ['catalogue.width', told.width],
    ['catalogue.height', told.height],
    ['catalogue.depth', told.depth],
  ] as const
  return (
    <div className={styles.measures}>
      <svg
        className={styles.drawing}
        viewBox={drawing.viewBox}
        role="img"
        aria-label={intl.formatMessage({ id: 'product.drawing' }, told)}
        focusable="false"
      >
        {drawing.faces.map((face, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- faces of one drawing come and go together
          <path key={index} className={styles.face} d={face} />
        ))}
        <path className={styles.line} d={drawing.measureLines} />
        <text className={styles.label} {...drawing.labels.width}>
          {told.width}
        </text>
        <text className={`${styles.label} ${styles.start}`} {...drawing.labels.depth}>
          {told.depth}
        </text>
        <text className={`${styles.label} ${styles.end}`} {...drawing.labels.height}>
          {told.height}
        </text>
      </svg>
      <dl className={styles.list}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{intl.formatMessage({ id: label })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {weightKg ? (
          <div className={styles.row}>
            <dt>{intl.formatMessage({ id: 'catalogue.weight' })}</dt>
            <dd>
              <FormattedNumber value={weightKg} /> kg
            </dd>
          </div>
        ) : null}
      </dl>
      <FitButton name={name} box={size} />
    </div>
  )
}
