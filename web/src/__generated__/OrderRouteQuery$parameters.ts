/**
 * @generated SignedSource<<4961f7264307292c5864a74a11636c58>>
 * @relayHash fa8e38eaf582ac8faae488a976b6f446
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13eb1f988adf6539668942a73d8534bb307db4ab6281a4865770596f33766967

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13eb1f988adf6539668942a73d8534bb307db4ab6281a4865770596f33766967",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
