/**
 * @generated SignedSource<<be06c9a45dd210b09c41ac87c009a41a>>
 * @relayHash f6a9352d2deb8bf20589a2baad68642f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d499b94acae8572070b200a6e237ee43fac51b505e5dacb60333f7cc7784c4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20d499b94acae8572070b200a6e237ee43fac51b505e5dacb60333f7cc7784c4",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
