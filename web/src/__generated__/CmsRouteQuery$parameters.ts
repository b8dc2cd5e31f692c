/**
 * @generated SignedSource<<90e879b534c5d16acd2be9e8d7042ee0>>
 * @relayHash 2180de8624da06e9422decf45dbe85d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57850b1c7d3457f68c4a01829819f81bf98af0130a90965fef2008462ac2ef40

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CmsRouteQuery } from './CmsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CmsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57850b1c7d3457f68c4a01829819f81bf98af0130a90965fef2008462ac2ef40",
    "metadata": {},
    "name": "CmsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
