import { type ClipboardEvent, useRef, useState } from 'react';
import { failureOf } from '../alert/failureAdvice.ts';
import type { Stage } from '../screenProps.ts';
import {
  checkPhone,
  type PhoneField,
  type PhoneProblem,
  phoneOf,
  splitPhone,
  type TypedPhone,
} from './phoneNumber.ts';

/** The memory of the phone form: what is wrong with each box, by our own check, by the API, or by the network. */
export function usePhoneForm({ words, view, checkout, phone, onPhone, save }: Stage) {
  const [problems, setProblems] = useState<Partial<Record<PhoneField, PhoneProblem>>>({});
  const [checks, setChecks] = useState(0);
  const [edited, setEdited] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const { refusal, answers, quiet } = checkout.session;
  const failure = view.error && !quiet ? failureOf(view.error.code) : undefined;
  const told = words.phone.problems;

  const change = (typed: Partial<TypedPhone>) => {
    onPhone((known) => ({ ...known, ...typed }));
    setProblems({});
    setEdited(true);
  };

  return {
    number,
    failure,
    change,
    /** Grows with each check and each answer. */
    mended: checks + answers,
    problemOf(field: PhoneField): string | undefined {
      const problem = problems[field];
      if (problem) return told[problem];
      if (field === 'country' || edited) return undefined;
      return failure === 'wrongNumber' ? told.numberUnknown : refusal?.fields.phoneNumber;
    },
    paste(event: ClipboardEvent) {
      const whole = splitPhone(event.clipboardData.getData('text'));
      if (!whole) return;
      event.preventDefault();
      change(whole);
    },
    another() {
      change({ number: '' });
      checkout.pick();
      number.current?.focus();
    },
    send() {
      const found = checkPhone(phone);
      setProblems(found);
      setChecks(checks + 1);
      setEdited(false);
      const body = { phoneNumber: phoneOf(phone), save };
      if (Object.keys(found).length === 0) checkout.act('phone', body);
    },
  };
}
