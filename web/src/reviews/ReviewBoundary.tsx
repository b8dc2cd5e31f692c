import { FormattedMessage } from 'react-intl'
import { LoadBoundary } from '../device/LoadBoundary.tsx'

/** Around what is read of reviews: where it cannot be had, that is said. */
export class ReviewBoundary extends LoadBoundary {
  override render() {
    return this.state.hasFailed ? <FormattedMessage id="reviews.trouble" tagName="p" /> : this.props.children
  }
}
