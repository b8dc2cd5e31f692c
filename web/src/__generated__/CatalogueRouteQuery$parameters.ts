/**
 * @generated SignedSource<<1edd7d77fd317276525a028494e801f2>>
 * @relayHash cbbcee41cb3c38837cdceb1f8fcfe505
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6248955d960d8b587e514f22cd9474282a7bfccfd0955e559473de9425d53a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe6248955d960d8b587e514f22cd9474282a7bfccfd0955e559473de9425d53a",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
