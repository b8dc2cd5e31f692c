/**
 * @generated SignedSource<<3cf0637491ffa60c73a36179748e8e2d>>
 * @relayHash fe65a5df90149ef742d9dc4054922eb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ba50f807ecad11372f5634a955fe725c8460b55c045868193a182b47eb0e2bd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ba50f807ecad11372f5634a955fe725c8460b55c045868193a182b47eb0e2bd",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
