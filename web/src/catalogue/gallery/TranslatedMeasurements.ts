import { withAreaMessages } from '../../i18n/withAreaMessages.tsx'
import { MeasurementDrawing } from './MeasurementDrawing.tsx'

/** Drawing of a product's dimensions with its messages. */
export const TranslatedMeasurements = withAreaMessages('productParts', MeasurementDrawing)
