/**
 * @generated SignedSource<<a42fdfa1636cb5fea6fd124e35a0ca54>>
 * @relayHash 60febc7201b6a0242e353f4d505b8de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a205b04bfe6497472842b13c5a22ac1dc3867305ac29432dbb4771d2e233fad

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ResumeRouteQuery } from './ResumeRouteQuery.graphql';

const node: PreloadableConcreteRequest<ResumeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a205b04bfe6497472842b13c5a22ac1dc3867305ac29432dbb4771d2e233fad",
    "metadata": {},
    "name": "ResumeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
