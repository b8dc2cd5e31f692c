/**
 * @generated SignedSource<<acda6e2dca4f51fd157d607eaaa35386>>
 * @relayHash d0dbb3bcdbfe30b5a738199e2c4ebc02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd9140d4f49814e2eeeb759ec6048d061fbef9baaefdff67e024394fe57fdfcb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd9140d4f49814e2eeeb759ec6048d061fbef9baaefdff67e024394fe57fdfcb",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
