/**
 * @generated SignedSource<<4bc0acf970b2a6e082884d71be4db170>>
 * @relayHash 4dbdcde86b04c5d964dbb3a3df808f23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a112e9e288fb20fb96b21c71f1b2362d707f620d3db9c2f1238a4a78d03d39e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a112e9e288fb20fb96b21c71f1b2362d707f620d3db9c2f1238a4a78d03d39e",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
