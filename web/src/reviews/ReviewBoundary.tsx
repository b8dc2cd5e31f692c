import { FormattedMessage } from 'react-intl'
import { LoadBoundary } from '../device/LoadBoundary.tsx'

/** Error boundary of reviews: shows a message if they cannot be loaded. */
export class ReviewBoundary extends LoadBoundary {
  override render() {
    return this.state.hasFailed ? <FormattedMessage id="reviews.trouble" tagName="p" /> : this.props.children
  }
}
