/**
 * @generated SignedSource<<824f290ec183cfb80abc0fdeff53f3b1>>
 * @relayHash ca36eae0af098fc62495760cf8ee5b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13b62d505c3c15684180115552cccbc3a5510c4064f71c69bdac497c92dbe93c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13b62d505c3c15684180115552cccbc3a5510c4064f71c69bdac497c92dbe93c",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
