/**
 * @generated SignedSource<<7d3417865e38a824fa9c6e7b497cf60e>>
 * @relayHash aac7319234a0d2c4a2a03a3c84e7bc06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786f5ce6dc17f888ead9d9da22b5bdcfaa374945620a4847735f4e7ae37d4faf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786f5ce6dc17f888ead9d9da22b5bdcfaa374945620a4847735f4e7ae37d4faf",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
