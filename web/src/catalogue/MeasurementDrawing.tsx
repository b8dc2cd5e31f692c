import { FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MeasurementDrawing_dimensions$key } from '../__generated__/MeasurementDrawing_dimensions.graphql'
import { boxOutline } from './boxOutline.ts'
import styles from './MeasurementDrawing.module.css'

/** How wide, high and deep it is, as a box with its measures; nothing when one of them is not known. */
export function MeasurementDrawing({ dimensions }: Readonly<{ dimensions: MeasurementDrawing_dimensions$key }>) {
  const { widthCm, heightCm, depthCm, weightKg } = useFragment(
    graphql`
      fragment MeasurementDrawing_dimensions on ProductDimensions {
        widthCm
        heightCm
        depthCm
        weightKg
      }
    `,
    dimensions,
  )
  const intl = useIntl()
  if (!widthCm || !heightCm || !depthCm) return null
  const box = boxOutline({ width: widthCm, height: heightCm, depth: depthCm })
  const centimetres = (value: number) => `${intl.formatNumber(value)} cm`
  const rows = [
    ['catalogue.width', widthCm],
    ['catalogue.height', heightCm],
    ['catalogue.depth', depthCm],
  ] as const
  return (
    <div className={styles.measures}>
      <svg className={styles.drawing} viewBox={box.viewBox} aria-hidden="true" focusable="false">
        {box.faces.map((face) => (
          <path key={face} className={styles.face} d={face} />
        ))}
        <path className={styles.line} d={box.measureLines} />
        <text className={styles.label} {...box.labels.width}>
          {centimetres(widthCm)}
        </text>
        <text className={`${styles.label} ${styles.start}`} {...box.labels.depth}>
          {centimetres(depthCm)}
        </text>
        <text className={`${styles.label} ${styles.end}`} {...box.labels.height}>
          {centimetres(heightCm)}
        </text>
      </svg>
      <dl className={styles.list}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{intl.formatMessage({ id: label })}</dt>
            <dd>{centimetres(value)}</dd>
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
    </div>
  )
}
