/**
 * @generated SignedSource<<e52967130e2698cec88f8f619943badf>>
 * @relayHash 0e5b7ff74e54bfefa80daf979683e55c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60ce2f06b541121b72d13059631bbec138dc8ce0d426b4ed6b73a1c3286a18f2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60ce2f06b541121b72d13059631bbec138dc8ce0d426b4ed6b73a1c3286a18f2",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
