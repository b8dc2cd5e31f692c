/**
 * @generated SignedSource<<d2fb11e7349b740665fdafc465aa9d33>>
 * @relayHash 92e019e0f3ef21a840c22225a818225e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35c7dbad6a5a2d3d8eb2cbf12c330764741a97addcea49c5739bff0e409f0e4e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35c7dbad6a5a2d3d8eb2cbf12c330764741a97addcea49c5739bff0e409f0e4e",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
