/**
 * @generated SignedSource<<4b757ef0986161cea159a19c4a2f94cb>>
 * @relayHash 691cc82a7201902fc692a2a2fe832405
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a9aebbdc10af419e247988e36ad31e4e5c00c2cd5154161c291ea197761fc87

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a9aebbdc10af419e247988e36ad31e4e5c00c2cd5154161c291ea197761fc87",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
