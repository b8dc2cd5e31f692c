/**
 * @generated SignedSource<<1aeaa5b2b95d788c8677c63e023cf22e>>
 * @relayHash b390dc4582561644dd93357ab352638d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5f4972fa5bd50ae061e9b3e52c36e4c86eb7a9fe9dda54a0a759ba3cc5d3fea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5f4972fa5bd50ae061e9b3e52c36e4c86eb7a9fe9dda54a0a759ba3cc5d3fea",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
