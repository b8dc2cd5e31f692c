/**
 * @generated SignedSource<<1e2fe4b612140cbc0b4d9366feb1fb36>>
 * @relayHash 53e3979de61f69be3b7ebe50478c57e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6416fa366206191b2dbbd796a93609baffaf14c97a1c274209c8e028891409cd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6416fa366206191b2dbbd796a93609baffaf14c97a1c274209c8e028891409cd",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
