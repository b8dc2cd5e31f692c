/**
 * @generated SignedSource<<8c2fae0bf533a5000821dd17b3575c8f>>
 * @relayHash 441145fcd7246d25373b428045e7050b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38788a2e97f17a3d963a082c931da01eaac510f7d22c209366eaebbbe5934365

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38788a2e97f17a3d963a082c931da01eaac510f7d22c209366eaebbbe5934365",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
