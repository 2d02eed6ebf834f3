# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3688, %rsp
	movl	%esi, 60(%rsp)
	testl	%ecx, %ecx
	je	256f
	testl	%edx, %edx
	je	256f
	cmpl	$0, 60(%rsp)
	je	256f
	movq	3760(%rsp), %rbx
	movl	60(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 808(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 488(%rsp)
	movq	24(%rdi), %rsi
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 1640(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbp
	addl	%r8d, %r9d
	addl	3744(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1600(%rsp)
	imull	%eax, %edx
	movl	%edx, 500(%rsp)
	leaq	32(%rbp), %rax
	movq	%rax, 816(%rsp)
	xorl	%eax, %eax
	movq	%r9, 1608(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vpxor	%xmm13, %xmm13, %xmm13
	vbroadcastss	2120f(%rip), %ymm0
	vmovups	%ymm0, 2944(%rsp)
	vbroadcastss	2121f(%rip), %ymm0
	vmovups	%ymm0, 2912(%rsp)
	vbroadcastss	257f(%rip), %ymm0
	vmovups	%ymm0, 1568(%rsp)
	vbroadcastss	295f(%rip), %ymm0
	vmovups	%ymm0, 1536(%rsp)
	vpbroadcastd	259f(%rip), %ymm15
	movq	%rsi, 72(%rsp)
	movq	%r14, 1632(%rsp)
	movq	%r15, 1624(%rsp)
	movq	%rbp, 480(%rsp)
	vmovdqu	%ymm15, 1472(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	500(%rsp), %ecx
	cmpq	1600(%rsp), %rax
	je	256f
21:
	movq	%rax, %rdx
	imulq	808(%rsp), %rdx
	movq	%rdx, 1616(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1648(%rsp)
	movl	%ecx, 504(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	60(%rsp), %esi
	cmpq	808(%rsp), %rdi
	je	20b
23:
	movq	1616(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1608(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 508(%rsp)
	movq	%rdi, 1664(%rsp)
	movq	%rdx, 1656(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	16(%rsp), %ymm10, %ymm0
	vbroadcastss	289f(%rip), %ymm1
	vblendvps	%ymm0, 2672(%rsp), %ymm1, %ymm0
	movq	1640(%rsp), %rax
	vmovups	2480(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%rdi)
	movq	1648(%rsp), %rax
	movl	504(%rsp), %ecx
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1472(%rsp), %ymm15
	movl	508(%rsp), %esi
	movq	1664(%rsp), %rdi
	movq	1656(%rsp), %rdx
	movl	252(%rsp), %r8d
	movq	1672(%rsp), %r10
	movq	%rbx, %r14
	movq	3760(%rsp), %rbx
25:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	22b
26:
	leaq	(%rdx,%r10), %r11
	movl	8(%rbx), %r12d
	movq	%r11, 824(%rsp)
	movq	%r12, 64(%rsp)
	cmpq	%r12, %r11
	jae	25b
	movq	%r10, 1672(%rsp)
	movl	%r8d, 252(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %r11d
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	225f
	movq	%rdx, 352(%rsp)
	movl	%r11d, 176(%rsp)
	movq	%rax, %r11
	imulq	824(%rsp), %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	252(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 288(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 448(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vpbroadcastd	258f(%rip), %ymm6
	movl	$16, %ebx
	movq	816(%rsp), %rbp
	xorl	%edi, %edi
	vbroadcastss	257f(%rip), %ymm2
	vmovaps	%ymm2, %ymm14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 112(%rsp)
	xorl	%ecx, %ecx
	movl	12(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	vmovups	16(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	144(%rsp), %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	288(%rsp), %ebx
	addq	%r10, %rdi
	addq	448(%rsp), %rbp
	cmpq	%r10, %rcx
	je	224f
28:
	movq	%rcx, %r12
	imulq	%r10, %r12
	leal	(%r11,%r12), %esi
	andl	$2147483647, %esi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	488(%rsp), %r8
	vmovdqa	(%r8,%rdx), %ymm4
	testb	$1, %r14b
	je	29f
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm0
	vpsrld	%xmm0, %ymm4, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm4
29:
	vbroadcastss	(%r9), %ymm0
	vbroadcastss	4(%r9), %ymm1
	vsubps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	movq	%r12, %rdx
	shlq	$5, %rdx
	movq	480(%rsp), %r8
	vmovaps	%ymm0, (%r8,%rdx)
	testb	$8, %r14b
	jne	212f
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	213f
210:
	vpand	%ymm4, %ymm15, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm13, %ymm4
	jne	214f
211:
	testq	%rcx, %rcx
	jne	27b
	jmp	219f
	.p2align	4
212:
	vbroadcastss	260f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm1
	vbroadcastss	261f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vbroadcastss	262f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vbroadcastss	263f(%rip), %ymm8
	vaddps	%ymm0, %ymm8, %ymm8
	vcmpltps	%ymm0, %ymm13, %ymm9
	vbroadcastss	257f(%rip), %ymm5
	vblendvps	%ymm9, %ymm1, %ymm5, %ymm1
	vbroadcastss	264f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm0, %ymm8
	vmulps	%ymm1, %ymm14, %ymm1
	vblendvps	%ymm9, %ymm8, %ymm5, %ymm8
	vmulps	%ymm2, %ymm8, %ymm8
	vpsrld	$23, %ymm1, %ymm10
	vpsrld	$23, %ymm8, %ymm11
	vpsubd	%ymm11, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm6
	vbroadcastss	265f(%rip), %ymm10
	vandps	%ymm1, %ymm10, %ymm1
	vmovups	1568(%rsp), %ymm11
	vorps	%ymm1, %ymm11, %ymm14
	vandps	%ymm10, %ymm8, %ymm1
	vorps	%ymm1, %ymm11, %ymm2
	vandps	%ymm5, %ymm9, %ymm1
	vaddps	%ymm1, %ymm12, %ymm12
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	210b
213:
	vmovups	112(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vpand	%ymm4, %ymm15, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm13, %ymm4
	je	211b
214:
	movl	%ebx, 208(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	220f
215:
	addq	%rbx, %r12
	addq	%rbx, %rsi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	488(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm8
	testb	$1, %r14b
	je	216f
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm13, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm8
216:
	movq	72(%rsp), %r9
	vbroadcastss	(%r9), %ymm1
	vbroadcastss	4(%r9), %ymm9
	vsubps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm1, %ymm9, %ymm9
	shlq	$5, %r12
	movq	480(%rsp), %rdx
	vmovaps	%ymm9, (%rdx,%r12)
	testb	$8, %r14b
	je	217f
	vbroadcastss	260f(%rip), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vbroadcastss	261f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	262f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	263f(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vcmpltps	%ymm9, %ymm13, %ymm11
	vbroadcastss	257f(%rip), %ymm3
	vblendvps	%ymm11, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm12, %ymm5
	vbroadcastss	264f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm10
	vmulps	%ymm1, %ymm14, %ymm1
	vblendvps	%ymm11, %ymm10, %ymm3, %ymm10
	vmulps	%ymm2, %ymm10, %ymm10
	vpsrld	$23, %ymm1, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpxor	%xmm13, %xmm13, %xmm13
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	265f(%rip), %ymm12
	vandps	%ymm1, %ymm12, %ymm1
	vmovups	1568(%rsp), %ymm14
	vorps	%ymm1, %ymm14, %ymm2
	vandps	%ymm12, %ymm10, %ymm1
	vorps	%ymm1, %ymm14, %ymm1
	vmovaps	%ymm2, %ymm14
	vmovaps	%ymm1, %ymm2
	vandps	%ymm3, %ymm11, %ymm1
	vaddps	%ymm1, %ymm5, %ymm12
217:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	218f
	vmovups	112(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 112(%rsp)
218:
	movl	208(%rsp), %ebx
	vpand	%ymm15, %ymm8, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	testq	%rcx, %rcx
	jne	27b
219:
	vmovups	80(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 80(%rsp)
	jmp	27b
	.p2align	4
220:
	movq	%rbp, %rdx
	movl	208(%rsp), %r9d
	jmp	222f
	.p2align	4
221:
	vandps	%ymm15, %ymm8, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r8
	je	215b
222:
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r8
	shrq	%r14
	addq	%r11, %r14
	testb	$1, 12(%rsp)
	cmoveq	%r8, %r14
	shlq	$5, %r14
	movq	488(%rsp), %r8
	vmovdqa	(%r8,%r14), %ymm8
	movl	12(%rsp), %r14d
	testb	$1, %r14b
	je	223f
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm13, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm8
223:
	movq	72(%rsp), %r8
	vbroadcastss	(%r8), %ymm1
	vbroadcastss	4(%r8), %ymm9
	vsubps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm1, %ymm9, %ymm9
	vmovaps	%ymm9, (%rdx)
	testb	$8, %r14b
	je	221b
	vbroadcastss	260f(%rip), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vbroadcastss	261f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	262f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	263f(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vcmpltps	%ymm9, %ymm13, %ymm11
	vbroadcastss	257f(%rip), %ymm3
	vblendvps	%ymm11, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm12, %ymm5
	vbroadcastss	264f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm10
	vmulps	%ymm1, %ymm14, %ymm1
	vblendvps	%ymm11, %ymm10, %ymm3, %ymm10
	vmulps	%ymm2, %ymm10, %ymm10
	vpsrld	$23, %ymm1, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpxor	%xmm13, %xmm13, %xmm13
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	265f(%rip), %ymm12
	vandps	%ymm1, %ymm12, %ymm1
	vmovups	1568(%rsp), %ymm14
	vorps	%ymm1, %ymm14, %ymm2
	vandps	%ymm12, %ymm10, %ymm1
	vorps	%ymm1, %ymm14, %ymm1
	vmovaps	%ymm2, %ymm14
	vmovaps	%ymm1, %ymm2
	vandps	%ymm3, %ymm11, %ymm1
	vaddps	%ymm1, %ymm5, %ymm12
	jmp	221b
	.p2align	4
224:
	vpbroadcastd	266f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm7
	vpbroadcastd	267f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm1
	vpbroadcastd	268f(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm1, %ymm1
	vbroadcastss	269f(%rip), %ymm6
	vsubps	%ymm6, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vbroadcastss	270f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	movq	1632(%rsp), %r14
	movq	1624(%rsp), %r15
	movq	480(%rsp), %rbp
	movl	176(%rsp), %r11d
	movq	352(%rsp), %rdx
	vmovups	16(%rsp), %ymm3
	vmovups	80(%rsp), %ymm5
	jmp	226f
225:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 112(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vbroadcastss	257f(%rip), %ymm14
	vmovaps	%ymm14, %ymm2
226:
	testq	%rdx, %rdx
	vmovups	%ymm12, 3232(%rsp)
	vmovups	%ymm2, 3200(%rsp)
	vmovups	%ymm0, 3168(%rsp)
	vmovdqa	%xmm7, 352(%rsp)
	js	227f
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%rdx, %xmm8, %xmm0
	jmp	228f
	.p2align	4
227:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%rdx, %xmm8, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
228:
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%r10, %xmm8, %xmm1
	vbroadcastss	%xmm1, %ymm6
	vbroadcastss	257f(%rip), %ymm2
	vmaxps	%ymm2, %ymm6, %ymm1
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm4, %ymm1, %ymm4
	vmulps	%ymm3, %ymm1, %ymm3
	vminps	%ymm5, %ymm4, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	vmulps	112(%rsp), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm8, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm1, %ymm3
	vblendvps	%ymm5, %ymm1, %ymm3, %ymm1
	vminps	%ymm7, %ymm4, %ymm3
	vcmpunordps	%ymm7, %ymm7, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm4, %ymm7, %ymm4
	vminps	%ymm2, %ymm1, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm5, %ymm1
	vminps	%ymm4, %ymm1, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm3, %ymm1
	vbroadcastss	271f(%rip), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 176(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2704(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm4, %xmm4, %xmm4
	testq	%r10, %r10
	je	234f
	vmovups	176(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm1, %ymm8
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	816(%rsp), %rdx
	xorl	%esi, %esi
	jmp	232f
	.p2align	4
229:
	xorl	%edi, %edi
230:
	vmovaps	%ymm10, %ymm0
	vmovaps	%ymm9, %ymm1
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vcvtsi2ss	%rdi, %xmm13, %xmm2
	addq	%rbp, %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm13, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm12
	vbroadcastss	%xmm2, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm1, %ymm12, %ymm9
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm10
	vfmadd213ps	%ymm0, %ymm12, %ymm10
231:
	vcvtsi2ss	%rsi, %xmm13, %xmm0
	vbroadcastss	%xmm0, %ymm1
	vaddps	%ymm4, %ymm11, %ymm4
	vfmadd231ps	%ymm1, %ymm11, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	234f
232:
	vxorps	%xmm11, %xmm11, %xmm11
	cmpq	$1, %r10
	je	229b
	movq	%rdx, %r8
	xorl	%edi, %edi
	.p2align	4
233:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm1
	vsubps	%ymm8, %ymm0, %ymm0
	vcvtsi2ss	%rdi, %xmm13, %xmm2
	vmaxps	%ymm13, %ymm0, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vbroadcastss	%xmm2, %ymm12
	vaddps	%ymm0, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm0, %ymm12
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vfmadd213ps	%ymm10, %ymm0, %ymm2
	vsubps	%ymm8, %ymm1, %ymm0
	vmaxps	%ymm13, %ymm0, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	leaq	1(%rdi), %r9
	vcvtsi2ss	%r9, %xmm13, %xmm1
	vbroadcastss	%xmm1, %ymm9
	vaddps	%ymm0, %ymm11, %ymm11
	vfmadd213ps	%ymm12, %ymm0, %ymm9
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm10
	vfmadd213ps	%ymm2, %ymm0, %ymm10
	addq	$2, %rdi
	addq	$64, %r8
	cmpq	%rax, %rdi
	jne	233b
	testb	$1, %r10b
	movq	72(%rsp), %r9
	jne	230b
	jmp	231b
	.p2align	4
234:
	vmovups	%ymm14, 3264(%rsp)
	vbroadcastss	272f(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vbroadcastss	257f(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm0
	vbroadcastss	273f(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm1
	vbroadcastss	274f(%rip), %ymm2
	vaddps	%ymm2, %ymm6, %ymm2
	vbroadcastss	271f(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmulps	%ymm0, %ymm9, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm8
	vmulps	%ymm0, %ymm7, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm7
	vbroadcastss	275f(%rip), %ymm1
	vmovups	2704(%rsp), %ymm2
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm0, %ymm10, %ymm2
	vmovups	%ymm8, 320(%rsp)
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vaddps	%ymm2, %ymm2, %ymm2
	vminps	%ymm2, %ymm1, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm6, %ymm2
	vbroadcastss	276f(%rip), %ymm6
	vmaxps	%ymm6, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm10
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm7, 384(%rsp)
	vfnmadd231ps	%ymm7, %ymm7, %ymm0
	vaddps	%ymm0, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm11
	vmovss	60(%r9), %xmm0
	vmovss	84(%r9), %xmm1
	vmovaps	%xmm0, 16(%rsp)
	vmovaps	%xmm1, 416(%rsp)
	vsubss	%xmm0, %xmm1, %xmm0
	vmovss	%xmm0, 256(%rsp)
	vmulss	277f(%rip), %xmm0, %xmm0
	vmovss	%xmm0, 112(%rsp)
	vbroadcastss	44(%r9), %ymm13
	vmovss	257f(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm14
	vbroadcastss	20(%r9), %ymm0
	vmovups	%ymm0, 208(%rsp)
	vbroadcastss	28(%r9), %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	36(%r9), %ymm0
	vmovups	%ymm0, 288(%rsp)
	vbroadcastss	24(%r9), %ymm0
	vmovups	%ymm0, 448(%rsp)
	vbroadcastss	32(%r9), %ymm9
	vbroadcastss	40(%r9), %ymm0
	xorl	%eax, %eax
	vbroadcastss	278f(%rip), %ymm8
	vbroadcastss	279f(%rip), %ymm12
	.p2align	4
235:
	vcvtsi2ss	%eax, %xmm4, %xmm1
	vaddss	271f(%rip), %xmm1, %xmm1
	vmovss	112(%rsp), %xmm2
	vfmadd213ss	16(%rsp), %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vsubps	%ymm13, %ymm1, %ymm7
	vmulps	%ymm7, %ymm14, %ymm7
	vmovups	288(%rsp), %ymm2
	vfmadd213ps	80(%rsp), %ymm7, %ymm2
	vfmadd213ps	%ymm15, %ymm7, %ymm2
	vaddps	%ymm1, %ymm13, %ymm15
	vmulps	%ymm14, %ymm15, %ymm15
	vmovaps	%ymm0, %ymm6
	vfmadd213ps	%ymm9, %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vbroadcastss	257f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vmulps	%ymm15, %ymm15, %ymm15
	vbroadcastss	257f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vbroadcastss	257f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm2
	vmaxps	%ymm12, %ymm6, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmaxps	%ymm12, %ymm2, %ymm15
	vsqrtps	%ymm15, %ymm15
	vbroadcastss	257f(%rip), %ymm5
	vdivps	%ymm15, %ymm5, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	257f(%rip), %ymm15
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	208(%rsp), %ymm2, %ymm2
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	448(%rsp), %ymm6, %ymm6
	vsubps	%ymm11, %ymm6, %ymm7
	vmulps	%ymm6, %ymm11, %ymm6
	vdivps	%ymm6, %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vmulps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm2, %ymm10, %ymm7
	vsubps	%ymm10, %ymm2, %ymm2
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	%ymm2, %ymm2, %ymm2
	vfmadd231ps	%ymm7, %ymm2, %ymm6
	vcmpltps	%ymm8, %ymm6, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vminps	%ymm8, %ymm6, %ymm8
	incl	%eax
	cmpl	$24, %eax
	jne	235b
	vbroadcastss	280f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	2704(%rsp), %ymm4
	vmovups	144(%rsp), %ymm2
	vmovups	176(%rsp), %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm2
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm0
	vbroadcastss	52(%r9), %ymm11
	vbroadcastss	76(%r9), %ymm12
	vbroadcastss	56(%r9), %ymm9
	vbroadcastss	80(%r9), %ymm10
	vbroadcastss	16(%rsp), %ymm7
	vbroadcastss	416(%rsp), %ymm8
	vbroadcastss	68(%r9), %ymm5
	vbroadcastss	92(%r9), %ymm6
	vmovups	320(%rsp), %ymm2
	vminps	%ymm2, %ymm12, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm12, 2224(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm11, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm11, 2608(%rsp)
	vblendvps	%ymm1, %ymm11, %ymm2, %ymm1
	vmovups	%ymm1, 960(%rsp)
	vmovups	384(%rsp), %ymm2
	vminps	%ymm2, %ymm10, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2256(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm9, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm9, 2288(%rsp)
	vblendvps	%ymm1, %ymm9, %ymm2, %ymm1
	vmovups	%ymm1, 832(%rsp)
	vminps	%ymm3, %ymm8, %ymm1
	vcmpunordps	%ymm3, %ymm3, %ymm2
	vmovups	%ymm8, 2320(%rsp)
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm7, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm7, 2352(%rsp)
	vblendvps	%ymm1, %ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 896(%rsp)
	vminps	%ymm13, %ymm6, %ymm1
	vcmpunordps	%ymm13, %ymm13, %ymm2
	vmovups	%ymm6, 2384(%rsp)
	vblendvps	%ymm2, %ymm6, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm5, 2416(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm2, %ymm13
	vbroadcastss	281f(%rip), %ymm3
	vcmpltps	%ymm3, %ymm4, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmaxps	%ymm15, %ymm0, %ymm0
	vpor	352(%rsp), %xmm1, %xmm1
	vbroadcastss	88(%r9), %ymm2
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm4, 2128(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm15, %ymm8
	vmovups	%ymm2, 2576(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	282f(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 2672(%rsp)
	movl	%r11d, %eax
	vbroadcastss	64(%r9), %ymm3
	vcvtsi2ss	%rax, %xmm14, %xmm1
	vmovups	%ymm3, 2192(%rsp)
	vmaxps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 3072(%rsp)
	vmovss	256(%rsp), %xmm0
	vmulss	276f(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3296(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	leaq	128(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2000(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 2096(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm15, 2160(%rsp)
	vbroadcastss	284f(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1440(%rsp)
	vmovups	%ymm0, 2448(%rsp)
	vmovups	%ymm2, 2512(%rsp)
	vbroadcastss	283f(%rip), %ymm0
	vmovups	%ymm0, 2736(%rsp)
	vbroadcastss	278f(%rip), %ymm0
	vmovups	%ymm0, 2640(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2480(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovaps	%ymm15, %ymm9
	jmp	237f
	.p2align	4
236:
	vbroadcastss	257f(%rip), %ymm11
	vmovups	3360(%rsp), %ymm0
	vminps	%ymm11, %ymm0, %ymm6
	vminps	%ymm6, %ymm7, %ymm6
	vminps	%ymm6, %ymm9, %ymm6
	vminps	%ymm6, %ymm13, %ymm6
	vmovups	288(%rsp), %ymm9
	vmulps	1312(%rsp), %ymm9, %ymm7
	vmulps	%ymm7, %ymm9, %ymm7
	vmovups	144(%rsp), %ymm0
	vsubps	%ymm0, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm6
	vmovups	208(%rsp), %ymm13
	vmulps	992(%rsp), %ymm13, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmovups	16(%rsp), %ymm0
	vsubps	%ymm0, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vmovups	112(%rsp), %ymm12
	vmulps	3104(%rsp), %ymm12, %ymm7
	vmulps	%ymm7, %ymm12, %ymm7
	vmovups	352(%rsp), %ymm0
	vsubps	%ymm0, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vmovups	80(%rsp), %ymm0
	vmulps	608(%rsp), %ymm0, %ymm7
	vmulps	%ymm7, %ymm0, %ymm7
	vmovups	256(%rsp), %ymm0
	vsubps	%ymm0, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vmovups	448(%rsp), %ymm0
	vmulps	1184(%rsp), %ymm0, %ymm7
	vmulps	%ymm7, %ymm0, %ymm7
	vmovups	384(%rsp), %ymm0
	vsubps	%ymm0, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm0
	vmovups	%ymm0, 608(%rsp)
	vmovups	2128(%rsp), %ymm6
	vfmadd132ps	640(%rsp), %ymm14, %ymm6
	vmovups	2000(%rsp), %ymm2
	vfmadd231ps	416(%rsp), %ymm2, %ymm6
	vmovups	672(%rsp), %ymm2
	vfmadd231ps	2032(%rsp), %ymm2, %ymm6
	vmovups	1248(%rsp), %ymm2
	vfmadd231ps	2064(%rsp), %ymm2, %ymm6
	vmovups	1408(%rsp), %ymm2
	vfmadd231ps	2096(%rsp), %ymm2, %ymm6
	vmovups	1680(%rsp), %ymm2
	vsubps	%ymm6, %ymm2, %ymm6
	vbroadcastss	276f(%rip), %ymm7
	vmulps	%ymm7, %ymm2, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm8, %ymm7
	vmulps	1776(%rsp), %ymm10, %ymm8
	vmovups	%ymm8, 1152(%rsp)
	vmovups	1744(%rsp), %ymm0
	vfmadd213ps	%ymm4, %ymm8, %ymm0
	vmulps	544(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 544(%rsp)
	vmovups	1280(%rsp), %ymm0
	vfmadd213ps	%ymm5, %ymm10, %ymm0
	vmovups	928(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm8, %ymm4
	vmulps	864(%rsp), %ymm4, %ymm6
	vmovups	1840(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vmovups	1872(%rsp), %ymm0
	vfmadd213ps	%ymm4, %ymm10, %ymm0
	vmovups	1808(%rsp), %ymm3
	vfmadd213ps	%ymm0, %ymm8, %ymm3
	vmulps	576(%rsp), %ymm3, %ymm3
	vmovups	1024(%rsp), %ymm0
	vfmadd213ps	512(%rsp), %ymm3, %ymm0
	vmovups	1056(%rsp), %ymm5
	vfmadd213ps	%ymm0, %ymm6, %ymm5
	vbroadcastss	272f(%rip), %ymm0
	vmaxps	%ymm0, %ymm7, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	1088(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm10, %ymm4
	vmovups	1712(%rsp), %ymm7
	vfmadd213ps	%ymm4, %ymm8, %ymm7
	vmovaps	%ymm2, %ymm5
	vmovups	%ymm2, 1680(%rsp)
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	2160(%rsp), %ymm0, %ymm0
	vmovups	2736(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm0
	vmulps	%ymm7, %ymm9, %ymm9
	vbroadcastss	2142f(%rip), %ymm4
	vmaxps	%ymm4, %ymm0, %ymm0
	vcmpltps	1440(%rsp), %ymm14, %ymm2
	vmovups	%ymm2, 1184(%rsp)
	vcmpnltps	%ymm5, %ymm14, %ymm5
	vorps	%ymm5, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm11, %ymm0, %ymm8
	vmovups	1472(%rsp), %ymm2
	vandps	%ymm2, %ymm9, %ymm5
	vmovups	%ymm9, 288(%rsp)
	vbroadcastss	2144f(%rip), %ymm15
	vaddps	%ymm5, %ymm15, %ymm5
	vmovaps	%ymm11, %ymm0
	vdivps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 512(%rsp)
	vmovups	2848(%rsp), %ymm4
	vmulps	%ymm5, %ymm4, %ymm5
	vmovups	%ymm8, 1904(%rsp)
	vminps	%ymm8, %ymm5, %ymm7
	vcmpunordps	%ymm8, %ymm8, %ymm11
	vblendvps	%ymm11, %ymm5, %ymm7, %ymm7
	vmulps	%ymm3, %ymm13, %ymm8
	vandps	%ymm2, %ymm8, %ymm3
	vmovups	%ymm8, 208(%rsp)
	vaddps	%ymm3, %ymm15, %ymm3
	vdivps	%ymm3, %ymm0, %ymm11
	vmulps	%ymm6, %ymm12, %ymm10
	vandps	%ymm2, %ymm10, %ymm6
	vmovups	%ymm10, 112(%rsp)
	vaddps	%ymm6, %ymm15, %ymm6
	vdivps	%ymm6, %ymm0, %ymm6
	vmovups	2880(%rsp), %ymm3
	vmulps	%ymm3, %ymm11, %ymm12
	vminps	%ymm7, %ymm12, %ymm13
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vandps	3008(%rsp), %ymm2, %ymm14
	vaddps	%ymm15, %ymm14, %ymm14
	vmovaps	%ymm15, %ymm5
	vdivps	%ymm14, %ymm0, %ymm14
	vandps	2976(%rsp), %ymm2, %ymm15
	vaddps	%ymm5, %ymm15, %ymm15
	vdivps	%ymm15, %ymm0, %ymm15
	vblendvps	%ymm7, %ymm12, %ymm13, %ymm7
	vbroadcastss	271f(%rip), %ymm0
	vmulps	%ymm0, %ymm6, %ymm12
	vmulps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm13, %ymm14, %ymm13
	vmulps	%ymm3, %ymm12, %ymm12
	vmulps	%ymm12, %ymm15, %ymm12
	vminps	%ymm13, %ymm12, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	3296(%rsp), %ymm6, %ymm13
	vminps	%ymm12, %ymm13, %ymm14
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vminps	%ymm7, %ymm12, %ymm13
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm12, %ymm13, %ymm0
	vmovups	%ymm0, 576(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm12
	vmovups	960(%rsp), %ymm0
	vsubps	2608(%rsp), %ymm0, %ymm13
	vmovups	2224(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm8, %ymm13
	vmovups	832(%rsp), %ymm0
	vsubps	2288(%rsp), %ymm0, %ymm14
	vmovups	2256(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vmulps	512(%rsp), %ymm12, %ymm9
	vmulps	144(%rsp), %ymm12, %ymm12
	vbroadcastss	2145f(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm12, %ymm0, %ymm12
	vbroadcastss	284f(%rip), %ymm4
	vminps	%ymm4, %ymm9, %ymm9
	vblendvps	%ymm12, %ymm9, %ymm4, %ymm9
	vmulps	%ymm11, %ymm13, %ymm11
	vmulps	16(%rsp), %ymm13, %ymm12
	vmulps	%ymm14, %ymm11, %ymm11
	vcmpltps	%ymm12, %ymm0, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm4, %ymm11
	vminps	%ymm9, %ymm11, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm12, %ymm9
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmovups	896(%rsp), %ymm0
	vsubps	2352(%rsp), %ymm0, %ymm12
	vmovups	2320(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm6, %ymm11, %ymm6
	vmulps	352(%rsp), %ymm11, %ymm11
	vmulps	%ymm6, %ymm14, %ymm6
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm11, %ymm0, %ymm11
	vmovaps	%ymm4, %ymm3
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm6
	vminps	%ymm9, %ymm6, %ymm11
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm11, %ymm6
	vmovups	80(%rsp), %ymm15
	vmulps	544(%rsp), %ymm15, %ymm8
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmovups	320(%rsp), %ymm5
	vsubps	2192(%rsp), %ymm5, %ymm11
	vmovups	2576(%rsp), %ymm7
	vsubps	%ymm5, %ymm7, %ymm12
	vblendvps	%ymm9, %ymm11, %ymm12, %ymm9
	vandps	%ymm2, %ymm8, %ymm11
	vbroadcastss	2144f(%rip), %ymm12
	vaddps	%ymm12, %ymm11, %ymm11
	vbroadcastss	257f(%rip), %ymm4
	vdivps	%ymm11, %ymm4, %ymm11
	vmulps	%ymm11, %ymm9, %ymm11
	vmulps	256(%rsp), %ymm9, %ymm9
	vmulps	%ymm14, %ymm11, %ymm11
	vcmpltps	%ymm9, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm3, %ymm9
	vminps	%ymm6, %ymm9, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm9, %ymm11, %ymm6
	vmovups	1152(%rsp), %ymm0
	vmulps	448(%rsp), %ymm0, %ymm9
	vandps	%ymm2, %ymm9, %ymm10
	vaddps	%ymm12, %ymm10, %ymm10
	vdivps	%ymm10, %ymm4, %ymm10
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm11
	vmovups	176(%rsp), %ymm0
	vsubps	2416(%rsp), %ymm0, %ymm12
	vmovups	2384(%rsp), %ymm2
	vsubps	%ymm0, %ymm2, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm10, %ymm11, %ymm10
	vmulps	384(%rsp), %ymm11, %ymm11
	vmulps	%ymm14, %ymm10, %ymm10
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm11, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm3, %ymm10
	vminps	%ymm6, %ymm10, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm5, %ymm4, %ymm6
	vmulps	%ymm6, %ymm15, %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmulps	%ymm1, %ymm2, %ymm10
	vbroadcastss	2141f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm11
	vcmpunordps	%ymm1, %ymm1, %ymm13
	vmovaps	%ymm1, %ymm2
	vmovups	%ymm1, 448(%rsp)
	vblendvps	%ymm13, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmovups	832(%rsp), %ymm1
	vaddps	208(%rsp), %ymm1, %ymm10
	vmovups	2256(%rsp), %ymm0
	vminps	%ymm10, %ymm0, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm11, %ymm11
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm14, %ymm11
	vmovups	960(%rsp), %ymm13
	vaddps	288(%rsp), %ymm13, %ymm14
	vmovups	2224(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm15, %ymm6
	vmovups	2608(%rsp), %ymm12
	vmaxps	%ymm6, %ymm12, %ymm15
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm15, %ymm6
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vmovups	896(%rsp), %ymm1
	vaddps	112(%rsp), %ymm1, %ymm15
	vmovups	2320(%rsp), %ymm0
	vminps	%ymm15, %ymm0, %ymm11
	vcmpunordps	%ymm15, %ymm15, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vmovups	2352(%rsp), %ymm0
	vmaxps	%ymm4, %ymm0, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vcmpneqps	%ymm6, %ymm14, %ymm11
	vcmpeqps	%ymm6, %ymm13, %ymm6
	vandps	%ymm6, %ymm11, %ymm11
	vmovaps	%ymm5, %ymm0
	vaddps	%ymm5, %ymm8, %ymm6
	vminps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm14
	vblendvps	%ymm14, %ymm7, %ymm8, %ymm8
	vmovups	2192(%rsp), %ymm5
	vmaxps	%ymm8, %ymm5, %ymm14
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm14, %ymm8
	vcmpneqps	%ymm4, %ymm15, %ymm14
	vcmpeqps	%ymm1, %ymm4, %ymm4
	vandps	%ymm4, %ymm14, %ymm4
	vmovups	176(%rsp), %ymm3
	vaddps	%ymm3, %ymm9, %ymm9
	vmovups	2384(%rsp), %ymm1
	vminps	%ymm9, %ymm1, %ymm14
	vcmpunordps	%ymm9, %ymm9, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2416(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm6, %ymm8, %ymm6
	vcmpeqps	%ymm0, %ymm8, %ymm8
	vandps	%ymm6, %ymm8, %ymm6
	vcmpneqps	%ymm14, %ymm9, %ymm8
	vcmpeqps	%ymm3, %ymm14, %ymm9
	vandps	%ymm8, %ymm9, %ymm8
	vpsrld	$31, %ymm6, %ymm6
	vpslld	$3, %ymm6, %ymm6
	vpsrld	$31, %ymm8, %ymm8
	vpslld	$4, %ymm8, %ymm8
	vpor	%ymm6, %ymm8, %ymm6
	vpsrld	$31, %ymm4, %ymm4
	vpslld	$2, %ymm4, %ymm4
	vpor	%ymm4, %ymm6, %ymm4
	vpsrld	$31, %ymm10, %ymm6
	vpaddd	%ymm6, %ymm6, %ymm6
	vpor	%ymm6, %ymm4, %ymm4
	vpsubd	%ymm11, %ymm4, %ymm3
	vmovdqu	%ymm3, 352(%rsp)
	vbroadcastss	2139f(%rip), %ymm0
	vmovups	608(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm4
	vmovups	3040(%rsp), %ymm10
	vcmpltps	%ymm2, %ymm10, %ymm6
	vorps	%ymm6, %ymm4, %ymm6
	vmovups	1184(%rsp), %ymm7
	vandps	%ymm6, %ymm7, %ymm6
	vmovups	2512(%rsp), %ymm2
	vbroadcastss	276f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm8
	vblendvps	%ymm6, %ymm8, %ymm2, %ymm6
	vmovups	3136(%rsp), %ymm0
	vsubps	2544(%rsp), %ymm0, %ymm8
	vmovups	%ymm8, 16(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1440(%rsp), %ymm5
	vcmpnltps	%ymm5, %ymm0, %ymm9
	vorps	%ymm4, %ymm9, %ymm11
	vmovups	768(%rsp), %ymm0
	vbroadcastss	284f(%rip), %ymm1
	vblendvps	%ymm11, %ymm1, %ymm0, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%ymm8, %ymm0, %ymm15
	vmovups	2448(%rsp), %ymm0
	vblendvps	%ymm15, %ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 2448(%rsp)
	vmovups	2640(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm9
	vmovups	576(%rsp), %ymm0
	vmovups	256(%rsp), %ymm8
	vcmpltps	%ymm0, %ymm8, %ymm14
	vandps	%ymm14, %ymm9, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vblendvps	%ymm1, %ymm8, %ymm0, %ymm14
	vandps	%ymm4, %ymm7, %ymm4
	vblendvps	%ymm15, %ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 2512(%rsp)
	vmovups	384(%rsp), %ymm0
	vcmpnleps	%ymm6, %ymm0, %ymm6
	vmovups	1904(%rsp), %ymm8
	vcmpnleps	%ymm14, %ymm8, %ymm7
	vorps	%ymm7, %ymm6, %ymm6
	vorps	%ymm6, %ymm4, %ymm6
	vpslld	$31, %ymm6, %ymm6
	vpsrad	$31, %ymm6, %ymm6
	vpbroadcastd	257f(%rip), %ymm9
	vpandn	%ymm9, %ymm6, %ymm6
	vblendvps	%ymm15, %ymm5, %ymm6, %ymm0
	vmovups	%ymm0, 1440(%rsp)
	vorps	%ymm4, %ymm15, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vmovups	288(%rsp), %ymm0
	vfmadd213ps	%ymm13, %ymm14, %ymm0
	vmovups	2224(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm6, %ymm2
	vmaxps	%ymm2, %ymm12, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm12, %ymm6, %ymm2
	vmovups	208(%rsp), %ymm0
	vmovups	832(%rsp), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm0
	vmovups	2256(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm6, %ymm5
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm6, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vpcmpeqd	%ymm0, %ymm3, %ymm6
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vpxor	%ymm0, %ymm6, %ymm6
	vorps	%ymm6, %ymm1, %ymm7
	vmovups	2160(%rsp), %ymm0
	vblendvps	%ymm7, %ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 2160(%rsp)
	vblendvps	%ymm7, %ymm13, %ymm2, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vsubps	%ymm13, %ymm1, %ymm12
	vmovups	2128(%rsp), %ymm1
	vblendvps	%ymm7, %ymm1, %ymm12, %ymm1
	vblendvps	%ymm7, %ymm15, %ymm5, %ymm3
	vmovups	%ymm3, 288(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	640(%rsp), %ymm0, %ymm12
	vsubps	%ymm15, %ymm3, %ymm6
	vmovups	2000(%rsp), %ymm2
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm2
	vfmadd231ps	416(%rsp), %ymm6, %ymm12
	vmovups	896(%rsp), %ymm0
	vfmadd132ps	112(%rsp), %ymm0, %ymm14
	vmovups	2320(%rsp), %ymm4
	vminps	%ymm14, %ymm4, %ymm3
	vcmpunordps	%ymm14, %ymm14, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vmovups	2352(%rsp), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vblendvps	%ymm7, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 112(%rsp)
	vsubps	%ymm0, %ymm3, %ymm6
	vfmadd231ps	672(%rsp), %ymm6, %ymm12
	vmovups	2032(%rsp), %ymm3
	vblendvps	%ymm7, %ymm3, %ymm6, %ymm3
	vmovdqa	%ymm9, %ymm4
	vdivps	%ymm8, %ymm9, %ymm6
	vmovaps	%ymm8, %ymm5
	vmovups	%ymm1, 2128(%rsp)
	vmulps	%ymm1, %ymm6, %ymm13
	vmovups	704(%rsp), %ymm1
	vfnmadd213ps	1248(%rsp), %ymm13, %ymm1
	vmovups	1936(%rsp), %ymm0
	vmovups	1408(%rsp), %ymm9
	vfnmadd213ps	%ymm9, %ymm13, %ymm0
	vmovups	%ymm2, 2000(%rsp)
	vmulps	%ymm2, %ymm6, %ymm13
	vmovups	736(%rsp), %ymm8
	vfnmadd213ps	%ymm1, %ymm13, %ymm8
	vmovups	1968(%rsp), %ymm2
	vfnmadd213ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm3, 2032(%rsp)
	vmulps	%ymm3, %ymm6, %ymm6
	vmovups	1344(%rsp), %ymm0
	vfnmadd213ps	%ymm8, %ymm6, %ymm0
	vmovups	3424(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm13
	vmulps	1376(%rsp), %ymm3, %ymm14
	vmovups	3392(%rsp), %ymm1
	vmulps	%ymm1, %ymm14, %ymm15
	vmulps	%ymm13, %ymm15, %ymm0
	vfnmadd213ps	%ymm4, %ymm15, %ymm15
	vbroadcastss	2133f(%rip), %ymm8
	vmaxps	%ymm8, %ymm15, %ymm15
	vdivps	%ymm15, %ymm4, %ymm15
	vmovups	1216(%rsp), %ymm8
	vfnmadd213ps	%ymm2, %ymm6, %ymm8
	vfmsub231ps	%ymm8, %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vbroadcastss	2146f(%rip), %ymm8
	vmovups	176(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm15
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm15, %ymm0
	vaddps	%ymm0, %ymm2, %ymm0
	vmovups	2384(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmovups	2416(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmulps	%ymm3, %ymm13, %ymm6
	vmulps	%ymm3, %ymm14, %ymm13
	vmulps	%ymm6, %ymm5, %ymm6
	vblendvps	%ymm7, %ymm2, %ymm0, %ymm0
	vsubps	%ymm2, %ymm0, %ymm14
	vfnmadd231ps	%ymm13, %ymm14, %ymm6
	vmovups	320(%rsp), %ymm3
	vmulps	%ymm3, %ymm8, %ymm13
	vmaxps	%ymm6, %ymm13, %ymm15
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm13, %ymm15, %ymm6
	vbroadcastss	2143f(%rip), %ymm8
	vmovups	448(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm13
	vmulps	%ymm2, %ymm13, %ymm13
	vmulps	144(%rsp), %ymm13, %ymm13
	vbroadcastss	284f(%rip), %ymm1
	vblendvps	%ymm11, %ymm1, %ymm13, %ymm11
	vbroadcastss	16(%r9), %ymm13
	vcmpleps	%ymm13, %ymm11, %ymm11
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1120(%rsp), %ymm1
	vcmpleps	%ymm13, %ymm1, %ymm13
	vandps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm7, %ymm10, %ymm2, %ymm10
	vmovups	%ymm10, 3040(%rsp)
	vmovups	256(%rsp), %ymm1
	vandnps	352(%rsp), %ymm1, %ymm1
	vfmadd231ps	%ymm9, %ymm14, %ymm12
	vmovups	2096(%rsp), %ymm2
	vblendvps	%ymm7, %ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 2096(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vorps	3328(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm2
	vaddps	%ymm6, %ymm3, %ymm4
	vmovups	2576(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vmovups	2192(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vblendvps	%ymm7, %ymm2, %ymm4, %ymm4
	vsubps	%ymm2, %ymm4, %ymm6
	vfmadd231ps	1248(%rsp), %ymm6, %ymm12
	vmovups	2064(%rsp), %ymm2
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 2064(%rsp)
	vmovups	80(%rsp), %ymm2
	vandnps	%ymm12, %ymm2, %ymm6
	vmovups	1680(%rsp), %ymm2
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 1680(%rsp)
	vandps	%ymm1, %ymm7, %ymm7
	vandnps	16(%rsp), %ymm11, %ymm1
	vaddps	2544(%rsp), %ymm1, %ymm1
	vmovups	2480(%rsp), %ymm6
	vcmpltps	3072(%rsp), %ymm6, %ymm6
	vandps	%ymm1, %ymm6, %ymm8
	vmovups	208(%rsp), %ymm1
	vmovups	%ymm1, 960(%rsp)
	vmovups	288(%rsp), %ymm1
	vmovups	%ymm1, 832(%rsp)
	vmovups	112(%rsp), %ymm1
	vmovups	%ymm1, 896(%rsp)
	vmovups	%ymm4, 320(%rsp)
	vmovaps	%ymm0, %ymm13
	vbroadcastss	257f(%rip), %ymm9
237:
	vpshufb	2147f(%rip), %ymm7, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3584(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	285f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3552(%rsp)
	vpcmpeqd	%ymm0, %ymm10, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vpbroadcastd	286f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3520(%rsp)
	vpcmpeqd	%ymm0, %ymm10, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2800(%rsp)
	vpbroadcastd	287f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3488(%rsp)
	vpcmpeqd	%ymm0, %ymm10, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2784(%rsp)
	vpbroadcastd	288f(%rip), %ymm0
	vmovups	%ymm7, 3328(%rsp)
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3456(%rsp)
	vpcmpeqd	%ymm0, %ymm10, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2768(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vbroadcastss	290f(%rip), %ymm14
	.p2align	4
238:
	vmovups	%ymm13, 176(%rsp)
	vaddss	%xmm12, %xmm8, %xmm0
	vmovshdup	%xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm8, 3136(%rsp)
	vextractf128	$1, %ymm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm4
	vshufps	$255, %xmm1, %xmm1, %xmm5
	vbroadcastss	44(%r9), %ymm3
	vmovss	257f(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	896(%rsp), %ymm15
	vsubps	%ymm3, %ymm15, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vbroadcastss	28(%r9), %ymm6
	vbroadcastss	36(%r9), %ymm2
	vmovaps	%xmm2, %xmm7
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vfmadd213ps	%ymm9, %ymm8, %ymm2
	vbroadcastss	279f(%rip), %ymm10
	vmaxps	%ymm10, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 928(%rsp)
	vdivps	%ymm8, %ymm9, %ymm4
	vbroadcastss	20(%r9), %ymm5
	vmovss	282f(%rip), %xmm11
	vmulss	%xmm7, %xmm11, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovaps	%ymm9, %ymm13
	vmovss	289f(%rip), %xmm12
	vmulss	%xmm6, %xmm12, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd231ps	%ymm8, %ymm1, %ymm9
	vfmadd213ps	%ymm14, %ymm1, %ymm9
	vmulps	%ymm1, %ymm9, %ymm8
	vmovss	291f(%rip), %xmm9
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovss	292f(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vfmadd213ps	%ymm14, %ymm1, %ymm6
	vbroadcastss	271f(%rip), %ymm9
	vmulps	%ymm9, %ymm8, %ymm1
	vmulps	%ymm4, %ymm1, %ymm7
	vmulps	%ymm4, %ymm2, %ymm1
	vmulps	%ymm1, %ymm5, %ymm11
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm7, %ymm7, %ymm2
	vfmsub231ps	%ymm6, %ymm9, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vaddps	%ymm3, %ymm15, %ymm3
	vmulps	%ymm0, %ymm3, %ymm4
	vbroadcastss	32(%r9), %ymm5
	vbroadcastss	40(%r9), %ymm3
	vmovaps	%xmm3, %xmm6
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vfmadd213ps	%ymm13, %ymm4, %ymm3
	vfmadd213ps	%ymm13, %ymm7, %ymm3
	vmulss	282f(%rip), %xmm6, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm5, %xmm12, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vmaxps	%ymm10, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulss	291f(%rip), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	292f(%rip), %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vdivps	%ymm7, %ymm13, %ymm6
	vfmadd213ps	%ymm14, %ymm4, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd213ps	%ymm14, %ymm4, %ymm5
	vmulps	%ymm7, %ymm9, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vfmsub231ps	%ymm5, %ymm9, %ymm7
	vbroadcastss	24(%r9), %ymm5
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 2880(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 3008(%rsp)
	vmulps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	%ymm1, 2976(%rsp)
	vmulps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmovss	928(%rsp), %xmm1
	vmovups	%ymm0, 1712(%rsp)
	testq	%r10, %r10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm11, 2848(%rsp)
	je	244f
	vdivps	%ymm11, %ymm13, %ymm10
	vbroadcastss	293f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm11
	vbroadcastss	294f(%rip), %ymm1
	vsubps	960(%rsp), %ymm1, %ymm2
	vmulps	%ymm2, %ymm11, %ymm2
	vxorps	1536(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	296f(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vbroadcastss	297f(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	298f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	299f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	2101f(%rip), %ymm6
	vbroadcastss	2100f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2102f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm13, %ymm3, %ymm6
	vbroadcastss	2105f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2106f(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1472(%rsp), %ymm2, %ymm5
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm13, %ymm0, %ymm5
	vdivps	%ymm5, %ymm13, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2109f(%rip), %ymm6
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2110f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2113f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm9, %ymm7
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2117f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	2118f(%rip), %ymm0
	vmovaps	%ymm10, %ymm4
	vmulps	%ymm0, %ymm10, %ymm5
	vmovaps	%ymm11, %ymm6
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovaps	%ymm13, %ymm1
	vmovss	271f(%rip), %xmm11
	.p2align	4
239:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rcx, %xmm9, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	960(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1536(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	296f(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	297f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	298f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	299f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2101f(%rip), %ymm11
	vbroadcastss	2105f(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2100f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2106f(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1472(%rsp), %ymm9, %ymm12
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2109f(%rip), %ymm13
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2110f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2113f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2119f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	294f(%rip), %ymm15
	vbroadcastss	271f(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	144(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	16(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovss	271f(%rip), %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	cmpq	%rcx, %r10
	jne	239b
	vdivps	2880(%rsp), %ymm1, %ymm9
	vbroadcastss	293f(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm12
	vmovups	832(%rsp), %ymm10
	vbroadcastss	294f(%rip), %ymm8
	vsubps	%ymm10, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	1536(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	296f(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	297f(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	298f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	299f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	2101f(%rip), %ymm6
	vbroadcastss	2100f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2102f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2105f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2106f(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1472(%rsp), %ymm2, %ymm5
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2109f(%rip), %ymm6
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2110f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2113f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	271f(%rip), %ymm0
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm7
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2117f(%rip), %ymm4
	vmulps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	2118f(%rip), %ymm5
	vmovaps	%ymm9, %ymm4
	vmulps	%ymm5, %ymm9, %ymm5
	vmovaps	%ymm12, %ymm6
	vmulps	%ymm5, %ymm12, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
240:
	vcvtsi2ss	%rcx, %xmm1, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1536(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	296f(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	297f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	298f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	299f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2101f(%rip), %ymm11
	vbroadcastss	2105f(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2100f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2106f(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1472(%rsp), %ymm9, %ymm12
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2109f(%rip), %ymm13
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2110f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2113f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2119f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	294f(%rip), %ymm15
	vbroadcastss	271f(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	144(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	16(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovss	271f(%rip), %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovups	832(%rsp), %ymm10
	cmpq	%rcx, %r10
	jne	240b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	928(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	1440(%rsp), %ymm0
	ja	241f
	vxorps	%xmm0, %xmm0, %xmm0
241:
	vmovups	%ymm0, 352(%rsp)
	movq	%rbp, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 416(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 1312(%rsp)
	vmovups	%ymm0, 1504(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 512(%rsp)
	vmovups	%ymm0, 1344(%rsp)
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 1936(%rsp)
	vmovups	%ymm0, 1968(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1120(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1088(%rsp)
	vmovups	320(%rsp), %ymm14
	.p2align	4
242:
	vmovups	%ymm4, 1840(%rsp)
	vmovups	%ymm2, 1872(%rsp)
	vmovups	%ymm1, 1184(%rsp)
	vmovups	%ymm9, 640(%rsp)
	vmovups	%ymm8, 672(%rsp)
	vmovups	%ymm5, 1904(%rsp)
	vmovups	%ymm12, 1408(%rsp)
	vmovups	%ymm7, 1248(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1776(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovups	%ymm1, 1280(%rsp)
	vmulps	%ymm1, %ymm14, %ymm0
	vmovups	%ymm0, 448(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 144(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 208(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm1, 16(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm1, 112(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	.p2align	4
243:
	vmovups	%ymm9, 288(%rsp)
	vmovaps	(%rax,%rsi), %ymm6
	vmovaps	-128(%rdx), %ymm9
	vmovaps	-96(%rdx), %ymm1
	vmovaps	%ymm9, %ymm14
	vmovups	176(%rsp), %ymm5
	vfmadd132ps	448(%rsp), %ymm5, %ymm14
	vbroadcastss	257f(%rip), %ymm5
	vdivps	%ymm14, %ymm5, %ymm5
	vsubps	%ymm14, %ymm6, %ymm6
	vmulps	%ymm5, %ymm6, %ymm6
	vmulps	352(%rsp), %ymm6, %ymm14
	vfmadd213ps	%ymm5, %ymm5, %ymm14
	vmovaps	-64(%rdx), %ymm5
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm12, %ymm3
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm13, %ymm2
	vmovaps	%ymm10, %ymm13
	vmovaps	%ymm0, %ymm10
	vmovaps	%ymm7, %ymm0
	vmovaps	%ymm15, %ymm7
	vmovups	16(%rsp), %ymm15
	vaddps	%ymm6, %ymm15, %ymm15
	vmovups	%ymm15, 16(%rsp)
	vmovaps	%ymm7, %ymm15
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm10, %ymm0
	vmovaps	%ymm13, %ymm10
	vmovaps	%ymm2, %ymm13
	vfmadd231ps	%ymm9, %ymm6, %ymm15
	vfmadd231ps	%ymm1, %ymm6, %ymm0
	vfmadd231ps	%ymm5, %ymm6, %ymm7
	vmovups	112(%rsp), %ymm2
	vfmadd231ps	-32(%rdx), %ymm6, %ymm2
	vmovups	%ymm2, 112(%rsp)
	vmovaps	%ymm12, %ymm2
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm8, %ymm3
	vmovaps	%ymm11, %ymm8
	vfmadd231ps	(%rdx), %ymm6, %ymm10
	vmulps	%ymm14, %ymm9, %ymm6
	vaddps	%ymm6, %ymm2, %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm13
	vmulps	%ymm1, %ymm14, %ymm6
	vaddps	%ymm6, %ymm3, %ymm3
	vfmadd231ps	%ymm9, %ymm6, %ymm8
	vfmadd231ps	%ymm6, %ymm1, %ymm4
	vmovups	144(%rsp), %ymm6
	vaddps	%ymm6, %ymm14, %ymm6
	vmovups	%ymm6, 144(%rsp)
	vmulps	%ymm5, %ymm14, %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm12
	vmovups	288(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm6, %ymm9
	vmovups	80(%rsp), %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovups	208(%rsp), %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 208(%rsp)
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	243b
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	448(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vmovups	1312(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vmovups	%ymm1, 1312(%rsp)
	vmovups	320(%rsp), %ymm11
	vmulps	384(%rsp), %ymm11, %ymm14
	vmovaps	%ymm8, %ymm1
	vfmadd213ps	%ymm5, %ymm14, %ymm1
	vmovups	1504(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 1504(%rsp)
	vmulps	256(%rsp), %ymm11, %ymm1
	vmulps	2976(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 288(%rsp)
	vmovaps	%ymm8, %ymm1
	vfmadd213ps	%ymm5, %ymm4, %ymm1
	vmulps	3008(%rsp), %ymm6, %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm9
	vmovups	512(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm1
	vmovups	%ymm1, 512(%rsp)
	vmovups	1280(%rsp), %ymm11
	vfmadd213ps	%ymm5, %ymm11, %ymm8
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vaddps	%ymm5, %ymm3, %ymm1
	vmovups	1936(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm6, %ymm3
	vmovups	%ymm3, 1936(%rsp)
	vmovups	640(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm6, %ymm1
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm5, %ymm14, %ymm1
	vmovups	992(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm3
	vmovups	%ymm3, 992(%rsp)
	vmovaps	%ymm12, %ymm1
	vmovups	288(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vmovups	80(%rsp), %ymm8
	vfmadd213ps	%ymm1, %ymm4, %ymm8
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vfmadd231ps	%ymm12, %ymm4, %ymm1
	vmovups	544(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm6, %ymm3
	vfmadd231ps	%ymm8, %ymm4, %ymm3
	vmovups	%ymm3, 544(%rsp)
	vfmadd213ps	%ymm5, %ymm11, %ymm13
	vfmadd213ps	%ymm5, %ymm11, %ymm12
	vmovups	576(%rsp), %ymm3
	vfmadd231ps	%ymm13, %ymm6, %ymm3
	vfmadd231ps	%ymm12, %ymm4, %ymm3
	vmovups	%ymm3, 576(%rsp)
	vmovups	672(%rsp), %ymm8
	vfmadd231ps	%ymm15, %ymm6, %ymm8
	vaddps	%ymm5, %ymm2, %ymm2
	vmovaps	%ymm13, %ymm12
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1216(%rsp), %ymm5
	vfmadd231ps	%ymm6, %ymm2, %ymm5
	vaddps	208(%rsp), %ymm13, %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm5
	vmovups	%ymm5, 1216(%rsp)
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vmovups	1344(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm3
	vmovups	%ymm3, 1344(%rsp)
	vmovups	736(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm14, %ymm1
	vmovups	%ymm1, 736(%rsp)
	vmovups	608(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm1
	vmovups	%ymm1, 608(%rsp)
	vmovaps	%ymm0, %ymm3
	vmovups	416(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm14, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vmovups	1968(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm2, %ymm0
	vmovups	%ymm0, 1968(%rsp)
	vmovups	1376(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm11, %ymm0
	vmovups	%ymm0, 1376(%rsp)
	vmovups	1120(%rsp), %ymm0
	vfmadd231ps	112(%rsp), %ymm11, %ymm0
	vmovups	%ymm0, 1120(%rsp)
	vmovups	1024(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmovaps	%ymm7, %ymm1
	vmovups	1248(%rsp), %ymm7
	vfmadd231ps	%ymm15, %ymm11, %ymm7
	vmovups	1872(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm11, %ymm2
	vmovups	1904(%rsp), %ymm5
	vmovups	384(%rsp), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm5
	vmovups	768(%rsp), %ymm0
	vmovups	256(%rsp), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmovups	864(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm1, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vmovups	1056(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	1840(%rsp), %ymm4
	vfmadd231ps	%ymm15, %ymm10, %ymm4
	vmovups	320(%rsp), %ymm14
	vmovups	1152(%rsp), %ymm0
	vfmadd231ps	1776(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1152(%rsp)
	vmovups	1088(%rsp), %ymm0
	vfmadd231ps	1808(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1088(%rsp)
	vmovups	1408(%rsp), %ymm12
	vaddps	16(%rsp), %ymm12, %ymm12
	vaddps	144(%rsp), %ymm13, %ymm0
	vmovups	1184(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	242b
	vmovups	%ymm1, 1184(%rsp)
	vbroadcastss	257f(%rip), %ymm13
	vbroadcastss	274f(%rip), %ymm10
	vmovups	2848(%rsp), %ymm1
	vmovups	1312(%rsp), %ymm11
	jmp	246f
	.p2align	4
244:
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1088(%rsp)
	vmovups	1440(%rsp), %ymm0
	vbroadcastss	274f(%rip), %ymm10
	ja	245f
	vxorps	%xmm0, %xmm0, %xmm0
245:
	vmovups	%ymm0, 352(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 1120(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1184(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 1968(%rsp)
	vmovups	%ymm0, 1936(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm0, 1344(%rsp)
	vmovups	%ymm0, 512(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 1504(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 416(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	320(%rsp), %ymm14
	vmovups	2848(%rsp), %ymm1
246:
	vmovups	352(%rsp), %ymm6
	vmulps	%ymm6, %ymm14, %ymm0
	vdivps	%ymm1, %ymm13, %ymm1
	vmovaps	%ymm2, %ymm15
	vmulps	%ymm2, %ymm0, %ymm2
	vfnmadd213ps	%ymm11, %ymm1, %ymm2
	vmovups	%ymm2, 1312(%rsp)
	vdivps	2880(%rsp), %ymm13, %ymm1
	vmulps	%ymm4, %ymm0, %ymm2
	vfnmadd213ps	992(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 992(%rsp)
	vmovaps	%ymm4, %ymm13
	vmovups	2976(%rsp), %ymm4
	vmulps	%ymm4, %ymm4, %ymm1
	vmulps	1088(%rsp), %ymm1, %ymm1
	vmovups	3008(%rsp), %ymm3
	vmulps	%ymm3, %ymm3, %ymm2
	vfmadd231ps	1024(%rsp), %ymm2, %ymm1
	vfnmadd213ps	1504(%rsp), %ymm0, %ymm5
	vmulps	%ymm4, %ymm3, %ymm2
	vmulps	1056(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmulps	1712(%rsp), %ymm13, %ymm2
	vmovups	1744(%rsp), %ymm11
	vfmadd213ps	%ymm2, %ymm15, %ymm11
	vaddps	%ymm1, %ymm11, %ymm11
	vmulps	768(%rsp), %ymm4, %ymm1
	vfmadd231ps	1120(%rsp), %ymm3, %ymm1
	vfnmadd213ps	512(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1504(%rsp)
	vmulps	1152(%rsp), %ymm4, %ymm1
	vfmadd231ps	864(%rsp), %ymm3, %ymm1
	vfnmadd213ps	1344(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1152(%rsp)
	vfnmadd213ps	544(%rsp), %ymm0, %ymm11
	vmulps	%ymm4, %ymm13, %ymm0
	vfmadd231ps	%ymm15, %ymm3, %ymm0
	vfnmadd213ps	576(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 1344(%rsp)
	vdivps	%ymm14, %ymm10, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovss	928(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm0, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovups	736(%rsp), %ymm15
	vmovups	416(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm15
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm15, 736(%rsp)
	vmovups	%ymm7, 1248(%rsp)
	vmovups	%ymm12, 1408(%rsp)
	vmovups	%ymm5, 1904(%rsp)
	vmovups	%ymm8, 672(%rsp)
	vmovups	%ymm9, 640(%rsp)
	vmovups	%ymm11, 3104(%rsp)
	jbe	250f
	vmovups	2480(%rsp), %ymm1
	vmovups	3136(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	291f(%rip), %ymm0
	vmovups	%ymm1, 2480(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1568(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm4, %xmm0, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm4, %xmm1
	jbe	250f
	testq	%r10, %r10
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	je	249f
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
247:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm14, %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	2123f(%rip), %ymm13
	vbroadcastss	2125f(%rip), %ymm11
	vmovups	176(%rsp), %ymm0
	vbroadcastss	257f(%rip), %ymm15
	vmovdqu	2944(%rsp), %ymm12
	vmovdqu	2912(%rsp), %ymm10
	vbroadcastss	274f(%rip), %ymm2
	.p2align	4
248:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	144(%rsp), %ymm0, %ymm3
	vdivps	%ymm3, %ymm15, %ymm5
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm6
	vaddps	%ymm2, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vpand	%ymm6, %ymm10, %ymm6
	vmovdqu	1568(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm2, %ymm7, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vmovaps	%ymm11, %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2124f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	2127f(%rip), %ymm9
	vbroadcastss	2126f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm9
	vbroadcastss	2128f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vmovaps	%ymm13, %ymm5
	vbroadcastss	2122f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	2129f(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm15, %ymm5
	vmaxps	%ymm2, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	248b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	320(%rsp), %ymm14
	jne	247b
249:
	vbroadcastss	2131f(%rip), %ymm2
	vbroadcastss	2130f(%rip), %ymm3
	vmovups	2640(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	16(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2640(%rsp)
	vbroadcastss	282f(%rip), %ymm1
	vmovups	2512(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2512(%rsp)
	vbroadcastss	2132f(%rip), %ymm1
	vmovups	2736(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2736(%rsp)
	vbroadcastss	276f(%rip), %ymm0
	vbroadcastss	257f(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	2128(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	960(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 960(%rsp)
	vmovups	2000(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	832(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 832(%rsp)
	vmovups	2032(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	896(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 896(%rsp)
	vmovups	2064(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm14, %ymm14
	vmovups	2096(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	176(%rsp), %ymm8
	vsubps	%ymm7, %ymm8, %ymm8
	vmovups	%ymm8, 176(%rsp)
	vmovups	1680(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 1680(%rsp)
	vmovups	2160(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2160(%rsp)
	vmovups	1440(%rsp), %ymm1
	vandnps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1440(%rsp)
	vbroadcastss	284f(%rip), %ymm1
	vmovups	2448(%rsp), %ymm7
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2448(%rsp)
	vandps	%ymm2, %ymm15, %ymm1
	vmovups	%ymm1, 2544(%rsp)
	vmovups	%ymm6, 2096(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	vmovups	%ymm4, 2032(%rsp)
	vmovups	%ymm3, 2000(%rsp)
	vmovups	%ymm0, 2128(%rsp)
	vmovups	1248(%rsp), %ymm7
	vmovups	1408(%rsp), %ymm12
	vmovups	608(%rsp), %ymm1
	vmovups	992(%rsp), %ymm2
	vmovups	1312(%rsp), %ymm0
	vmovups	3104(%rsp), %ymm11
	vbroadcastss	274f(%rip), %ymm10
	jmp	251f
	.p2align	4
250:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2544(%rsp)
	vmovups	608(%rsp), %ymm1
	vmovups	992(%rsp), %ymm2
	vmovups	1312(%rsp), %ymm0
251:
	vmovups	%ymm1, 608(%rsp)
	vmovups	%ymm14, 320(%rsp)
	vmovups	176(%rsp), %ymm13
	vbroadcastss	272f(%rip), %ymm8
	vmaxps	%ymm8, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	257f(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 288(%rsp)
	vmaxps	%ymm8, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmaxps	%ymm8, %ymm11, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmaxps	%ymm8, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovdqu	3520(%rsp), %ymm1
	vxorps	%xmm9, %xmm9, %xmm9
	vpcmpgtd	%ymm9, %ymm1, %ymm1
	vmovups	960(%rsp), %ymm0
	vcmpleps	2608(%rsp), %ymm0, %ymm2
	vmovups	2224(%rsp), %ymm3
	vcmpleps	%ymm0, %ymm3, %ymm3
	vmovups	1536(%rsp), %ymm0
	vmovups	640(%rsp), %ymm6
	vxorps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm3, %ymm6, %ymm10, %ymm3
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm9, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vmovdqa	%xmm2, 512(%rsp)
	vpor	3584(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 768(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm15, %ymm8
	vmovups	%ymm8, 144(%rsp)
	vmovdqu	3552(%rsp), %ymm2
	vpcmpgtd	%ymm9, %ymm2, %ymm4
	vmovups	832(%rsp), %ymm5
	vcmpleps	2288(%rsp), %ymm5, %ymm2
	vmovups	2256(%rsp), %ymm3
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovups	416(%rsp), %ymm6
	vxorps	%ymm0, %ymm6, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm10, %ymm3
	vblendvps	%ymm2, %ymm5, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm9, %ymm11
	vmovups	%ymm11, 1120(%rsp)
	vmovups	896(%rsp), %ymm6
	vcmpleps	2352(%rsp), %ymm6, %ymm3
	vmovups	2320(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	672(%rsp), %ymm2
	vxorps	%ymm0, %ymm2, %ymm6
	vblendvps	%ymm5, %ymm2, %ymm10, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm5, %ymm3
	vpor	%ymm4, %ymm11, %ymm2
	vmovdqu	%ymm2, 1088(%rsp)
	vcmpleps	2192(%rsp), %ymm14, %ymm4
	vmovups	2576(%rsp), %ymm5
	vcmpleps	%ymm14, %ymm5, %ymm5
	vxorps	%ymm0, %ymm7, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm5
	vcmpleps	2416(%rsp), %ymm13, %ymm4
	vmovups	2384(%rsp), %ymm6
	vcmpleps	%ymm13, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm10, %ymm6
	vxorps	%ymm0, %ymm12, %ymm7
	vblendvps	%ymm4, %ymm7, %ymm6, %ymm4
	vpandn	%ymm15, %ymm2, %ymm2
	vmovdqu	%ymm2, 16(%rsp)
	vcmpleps	%ymm3, %ymm9, %ymm0
	vmovups	%ymm0, 1280(%rsp)
	vpor	%ymm0, %ymm1, %ymm0
	vmovdqu	%ymm0, 1056(%rsp)
	vmovups	208(%rsp), %ymm1
	vmulps	%ymm2, %ymm1, %ymm3
	vmulps	1904(%rsp), %ymm3, %ymm6
	vmovups	288(%rsp), %ymm11
	vmulps	%ymm8, %ymm11, %ymm2
	vmulps	%ymm2, %ymm6, %ymm7
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 352(%rsp)
	vmovdqa	%ymm15, %ymm8
	vmovups	112(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm12
	vmulps	1504(%rsp), %ymm12, %ymm6
	vmulps	%ymm2, %ymm6, %ymm13
	vmulps	1152(%rsp), %ymm12, %ymm6
	vmulps	%ymm7, %ymm13, %ymm0
	vfmsub231ps	%ymm6, %ymm3, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vdivps	80(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovups	1184(%rsp), %ymm0
	vbroadcastss	272f(%rip), %ymm6
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm6
	vcmpleps	%ymm5, %ymm9, %ymm15
	vmovdqu	3488(%rsp), %ymm5
	vpcmpgtd	%ymm9, %ymm5, %ymm5
	vpor	%ymm5, %ymm15, %ymm0
	vmovdqu	%ymm0, 1024(%rsp)
	vpandn	%ymm8, %ymm0, %ymm0
	vmovdqa	%ymm8, %ymm10
	vmovdqu	%ymm0, 256(%rsp)
	vmulps	%ymm0, %ymm1, %ymm8
	vmulps	704(%rsp), %ymm8, %ymm5
	vmulps	%ymm2, %ymm5, %ymm14
	vmulps	736(%rsp), %ymm8, %ymm5
	vmulps	%ymm7, %ymm14, %ymm1
	vmovups	%ymm7, 576(%rsp)
	vfmsub231ps	%ymm5, %ymm3, %ymm1
	vmovups	%ymm1, 1840(%rsp)
	vcmpleps	%ymm4, %ymm9, %ymm5
	vmovdqu	3456(%rsp), %ymm4
	vpcmpgtd	%ymm9, %ymm4, %ymm4
	vpor	%ymm5, %ymm4, %ymm0
	vmovdqu	%ymm0, 1872(%rsp)
	vpandn	%ymm10, %ymm0, %ymm0
	vmovdqu	%ymm0, 384(%rsp)
	vmulps	%ymm0, %ymm6, %ymm9
	vmovaps	%ymm6, %ymm10
	vmovups	%ymm6, 448(%rsp)
	vmulps	1936(%rsp), %ymm9, %ymm4
	vmulps	%ymm2, %ymm4, %ymm0
	vmovups	%ymm0, 544(%rsp)
	vmulps	1968(%rsp), %ymm9, %ymm1
	vmulps	%ymm7, %ymm0, %ymm2
	vfmsub231ps	%ymm1, %ymm3, %ymm2
	vmovups	%ymm2, 1808(%rsp)
	vmulps	1344(%rsp), %ymm8, %ymm1
	vmovaps	%ymm13, %ymm4
	vmulps	%ymm13, %ymm14, %ymm13
	vfmsub231ps	%ymm1, %ymm12, %ymm13
	vmulps	1216(%rsp), %ymm9, %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmulps	%ymm4, %ymm0, %ymm2
	vmovaps	%ymm4, %ymm6
	vfmsub231ps	%ymm1, %ymm12, %ymm2
	vmovups	%ymm2, 1776(%rsp)
	vmovss	928(%rsp), %xmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vucomiss	%xmm4, %xmm1
	vmovdqa	512(%rsp), %xmm0
	vpor	2832(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	640(%rsp), %ymm11, %ymm12
	vmovaps	%ymm12, %ymm4
	vfmadd213ps	%ymm3, %ymm12, %ymm4
	vpandn	%ymm4, %ymm1, %ymm1
	vmovdqu	1120(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm2
	vpor	2816(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm4
	vmovups	208(%rsp), %ymm0
	vmulps	416(%rsp), %ymm0, %ymm2
	vpandn	%ymm2, %ymm4, %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm4
	vmovdqu	1280(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm1
	vpor	2800(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	112(%rsp), %ymm0
	vmulps	672(%rsp), %ymm0, %ymm7
	vpandn	%ymm7, %ymm1, %ymm11
	vfmadd213ps	%ymm4, %ymm11, %ymm11
	vextracti128	$1, %ymm15, %xmm1
	vpackssdw	%xmm1, %xmm15, %xmm0
	vpor	2784(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	80(%rsp), %ymm1
	vmulps	1248(%rsp), %ymm1, %ymm1
	vpandn	%ymm1, %ymm0, %ymm0
	vfmadd213ps	%ymm11, %ymm0, %ymm0
	vextracti128	$1, %ymm5, %xmm4
	vpackssdw	%xmm4, %xmm5, %xmm4
	vpor	2768(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm5
	vmulps	1408(%rsp), %ymm10, %ymm4
	vpandn	%ymm4, %ymm5, %ymm3
	vfmadd213ps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1120(%rsp)
	vmovups	%ymm9, 3392(%rsp)
	vmulps	1376(%rsp), %ymm9, %ymm0
	vmovups	544(%rsp), %ymm5
	vmulps	%ymm5, %ymm14, %ymm11
	vmovups	%ymm8, 3424(%rsp)
	vfmsub231ps	%ymm0, %ymm8, %ymm11
	vmulps	144(%rsp), %ymm12, %ymm0
	vmovups	576(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm8
	vfmsub231ps	16(%rsp), %ymm2, %ymm8
	vmovups	%ymm8, 1280(%rsp)
	vmovups	%ymm6, 1712(%rsp)
	vmulps	%ymm0, %ymm6, %ymm8
	vfmsub231ps	352(%rsp), %ymm7, %ymm8
	vmovups	%ymm8, 928(%rsp)
	vmulps	%ymm0, %ymm14, %ymm8
	vmovaps	%ymm0, %ymm7
	vmovups	%ymm0, 512(%rsp)
	vmovups	%ymm14, 3648(%rsp)
	vfmsub231ps	256(%rsp), %ymm1, %ymm8
	vmovups	%ymm8, 1744(%rsp)
	vbroadcastss	257f(%rip), %ymm15
	vmovaps	%ymm9, %ymm0
	vfnmadd213ps	%ymm15, %ymm9, %ymm0
	vbroadcastss	2133f(%rip), %ymm12
	vmovups	%ymm0, 3360(%rsp)
	vmaxps	%ymm12, %ymm0, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm8
	vmulps	%ymm7, %ymm5, %ymm10
	vfmsub231ps	384(%rsp), %ymm4, %ymm10
	vmulps	864(%rsp), %ymm8, %ymm2
	vmovaps	%ymm6, %ymm7
	vfnmadd213ps	%ymm15, %ymm6, %ymm7
	vfnmadd231ps	%ymm2, %ymm2, %ymm7
	vmaxps	%ymm12, %ymm7, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm9
	vmulps	208(%rsp), %ymm8, %ymm1
	vmovups	1088(%rsp), %ymm0
	vblendvps	%ymm0, %ymm15, %ymm1, %ymm3
	vmulps	1840(%rsp), %ymm8, %ymm5
	vfnmadd231ps	%ymm2, %ymm5, %ymm13
	vmovups	%ymm2, 3616(%rsp)
	vmovaps	%ymm9, %ymm0
	vmulps	%ymm9, %ymm13, %ymm1
	vmovaps	%ymm14, %ymm9
	vfnmadd213ps	%ymm15, %ymm14, %ymm9
	vfnmadd231ps	%ymm5, %ymm5, %ymm9
	vfnmadd231ps	%ymm1, %ymm1, %ymm9
	vmaxps	%ymm12, %ymm9, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm15, %ymm4
	vmulps	112(%rsp), %ymm0, %ymm6
	vmovaps	%ymm0, %ymm13
	vmovups	%ymm0, 864(%rsp)
	vmovups	1056(%rsp), %ymm0
	vblendvps	%ymm0, %ymm15, %ymm6, %ymm6
	vmovups	768(%rsp), %ymm12
	vmovups	288(%rsp), %ymm0
	vblendvps	%ymm12, %ymm15, %ymm0, %ymm14
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	80(%rsp), %ymm4, %ymm14
	vmovups	1024(%rsp), %ymm0
	vblendvps	%ymm0, %ymm15, %ymm14, %ymm14
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm14, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmulps	1808(%rsp), %ymm8, %ymm6
	vmovups	1776(%rsp), %ymm0
	vfnmadd231ps	%ymm2, %ymm6, %ymm0
	vmulps	%ymm0, %ymm13, %ymm14
	vfnmadd231ps	%ymm5, %ymm6, %ymm11
	vfnmadd231ps	%ymm1, %ymm14, %ymm11
	vmulps	%ymm4, %ymm11, %ymm11
	vmovups	544(%rsp), %ymm0
	vmovaps	%ymm0, %ymm13
	vfnmadd213ps	%ymm15, %ymm0, %ymm13
	vfnmadd231ps	%ymm6, %ymm6, %ymm13
	vfnmadd231ps	%ymm14, %ymm14, %ymm13
	vfnmadd231ps	%ymm11, %ymm11, %ymm13
	vbroadcastss	2133f(%rip), %ymm2
	vmaxps	%ymm2, %ymm13, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm15, %ymm2
	vmulps	448(%rsp), %ymm2, %ymm12
	vmovups	1872(%rsp), %ymm3
	vblendvps	%ymm3, %ymm15, %ymm12, %ymm12
	vmulps	768(%rsp), %ymm12, %ymm3
	vmovups	%ymm3, 768(%rsp)
	vmovups	1536(%rsp), %ymm12
	vxorps	576(%rsp), %ymm12, %ymm3
	vmovups	%ymm3, 1024(%rsp)
	vxorps	1712(%rsp), %ymm12, %ymm3
	vmovups	%ymm3, 1056(%rsp)
	vxorps	3648(%rsp), %ymm12, %ymm3
	vmovups	%ymm3, 1088(%rsp)
	vxorps	%ymm0, %ymm12, %ymm3
	vmovups	%ymm3, 1712(%rsp)
	vmovups	%ymm8, 576(%rsp)
	vmulps	1280(%rsp), %ymm8, %ymm3
	vmovups	928(%rsp), %ymm15
	vmovups	3616(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm3, %ymm15
	vxorps	%ymm0, %ymm12, %ymm8
	vmovups	%ymm8, 1840(%rsp)
	vmovups	1744(%rsp), %ymm8
	vfnmadd231ps	%ymm5, %ymm3, %ymm8
	vxorps	%ymm5, %ymm12, %ymm5
	vmovups	%ymm5, 1872(%rsp)
	vmulps	864(%rsp), %ymm15, %ymm5
	vfnmadd231ps	%ymm1, %ymm5, %ymm8
	vxorps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 1280(%rsp)
	vfnmadd231ps	%ymm6, %ymm3, %ymm10
	vxorps	%ymm6, %ymm12, %ymm1
	vmovups	%ymm1, 1808(%rsp)
	vfnmadd231ps	%ymm14, %ymm5, %ymm10
	vxorps	%ymm12, %ymm14, %ymm1
	vmovups	%ymm1, 928(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm4, 544(%rsp)
	vmulps	%ymm4, %ymm8, %ymm4
	vfnmadd231ps	%ymm11, %ymm4, %ymm10
	vxorps	%ymm12, %ymm11, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vmovups	512(%rsp), %ymm1
	vfmadd213ps	%ymm14, %ymm1, %ymm1
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm2, 1776(%rsp)
	vmulps	%ymm2, %ymm10, %ymm10
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	ja	236b
	vmovaps	%ymm5, %ymm0
	vmovaps	%ymm4, %ymm5
	vmovaps	%ymm10, %ymm4
	vbroadcastss	257f(%rip), %ymm15
	vmovups	80(%rsp), %ymm2
	vdivps	%ymm2, %ymm15, %ymm6
	vmovups	448(%rsp), %ymm11
	vdivps	%ymm11, %ymm15, %ymm7
	vmulps	320(%rsp), %ymm6, %ymm6
	vbroadcastss	2134f(%rip), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmovups	176(%rsp), %ymm13
	vmulps	%ymm7, %ymm13, %ymm7
	vbroadcastss	2135f(%rip), %ymm8
	vmulps	%ymm7, %ymm8, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm8, %ymm6
	vmovups	2640(%rsp), %ymm9
	vaddps	%ymm9, %ymm9, %ymm7
	vsqrtps	%ymm7, %ymm7
	vbroadcastss	284f(%rip), %ymm10
	vcmpltps	%ymm10, %ymm9, %ymm8
	vbroadcastss	2136f(%rip), %ymm9
	vmulps	%ymm7, %ymm9, %ymm7
	vandps	%ymm7, %ymm8, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm8, %ymm6
	vbroadcastss	16(%r9), %ymm7
	vmovups	2448(%rsp), %ymm12
	vdivps	%ymm12, %ymm15, %ymm8
	vmulps	768(%rsp), %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm8
	vminps	%ymm15, %ymm8, %ymm8
	vmulps	%ymm7, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm6, %ymm9
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm9, %ymm6
	vcmpltps	%ymm10, %ymm12, %ymm8
	vandps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm6, %ymm6
	vcmpleps	%ymm6, %ymm1, %ymm1
	vmulss	%xmm7, %xmm7, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmovups	1120(%rsp), %ymm7
	vcmpleps	%ymm6, %ymm7, %ymm6
	vandps	%ymm1, %ymm6, %ymm1
	vmovups	16(%rsp), %ymm6
	vmulps	144(%rsp), %ymm6, %ymm6
	vmulps	352(%rsp), %ymm6, %ymm6
	vmulps	256(%rsp), %ymm6, %ymm6
	vmulps	384(%rsp), %ymm6, %ymm6
	vcmpnltps	%ymm6, %ymm14, %ymm6
	vandps	%ymm6, %ymm15, %ymm6
	vbroadcastss	281f(%rip), %ymm8
	vblendvps	%ymm1, %ymm6, %ymm8, %ymm1
	vmovups	3072(%rsp), %ymm6
	vcmpleps	2480(%rsp), %ymm6, %ymm6
	vbroadcastss	290f(%rip), %ymm14
	vminps	%ymm14, %ymm1, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm1, %ymm1
	vmovups	2672(%rsp), %ymm7
	vcmpeqps	%ymm7, %ymm8, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2672(%rsp)
	vcmpeqps	%ymm7, %ymm8, %ymm1
	vandps	%ymm1, %ymm15, %ymm8
	vxorps	%xmm12, %xmm12, %xmm12
	vaddss	%xmm12, %xmm8, %xmm1
	vshufps	$245, %xmm8, %xmm8, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$78, %xmm8, %xmm8, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$255, %xmm8, %xmm8, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vextractf128	$1, %ymm8, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$245, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$78, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vucomiss	%xmm12, %xmm1
	vmovaps	%ymm15, %ymm9
	ja	238b
	vmovaps	%ymm2, %ymm7
	vmulps	1776(%rsp), %ymm4, %ymm6
	vmovups	1744(%rsp), %ymm1
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vmulps	544(%rsp), %ymm1, %ymm8
	vmovups	1280(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm8, %ymm1
	vmovups	928(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vmulps	864(%rsp), %ymm2, %ymm4
	vmovups	1840(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vmovups	1872(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm8, %ymm1
	vmovups	1808(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vmulps	576(%rsp), %ymm2, %ymm1
	vmovups	1024(%rsp), %ymm2
	vfmadd213ps	512(%rsp), %ymm1, %ymm2
	vmovups	1056(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm4, %ymm3
	vmovups	1088(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm8, %ymm2
	vmovups	1712(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm6, %ymm0
	vmulps	288(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 384(%rsp)
	vmulps	208(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vmulps	112(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vmulps	%ymm7, %ymm8, %ymm0
	vmovups	%ymm0, 672(%rsp)
	vmulps	%ymm6, %ymm11, %ymm0
	vmovups	%ymm0, 416(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	cmpb	$1, %cl
	movq	824(%rsp), %rdi
	jne	254f
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
252:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	320(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	257f(%rip), %ymm3
	.p2align	4
253:
	vmovups	%ymm2, 144(%rsp)
	vmovaps	(%rdx), %ymm10
	vmovups	176(%rsp), %ymm0
	vfmadd132ps	16(%rsp), %ymm0, %ymm10
	vdivps	%ymm10, %ymm3, %ymm11
	vmovaps	%ymm4, %ymm7
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm10, %ymm4, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vbroadcastss	274f(%rip), %ymm9
	vcmpltps	%ymm4, %ymm9, %ymm12
	vaddps	%ymm9, %ymm11, %ymm11
	vblendvps	%ymm12, %ymm4, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm12
	vpaddd	2944(%rsp), %ymm12, %ymm12
	vpand	2912(%rsp), %ymm12, %ymm12
	vmovaps	%ymm5, %ymm8
	vmovdqu	1568(%rsp), %ymm0
	vpsubd	%ymm12, %ymm0, %ymm5
	vaddps	%ymm5, %ymm9, %ymm0
	vfmadd231ps	%ymm5, %ymm11, %ymm0
	vbroadcastss	2125f(%rip), %ymm5
	vmulps	%ymm0, %ymm0, %ymm11
	vbroadcastss	2124f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovaps	%ymm1, %ymm6
	vbroadcastss	2127f(%rip), %ymm1
	vbroadcastss	2126f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	2128f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm11, %ymm1
	vfmadd213ps	%ymm5, %ymm11, %ymm1
	vbroadcastss	2123f(%rip), %ymm5
	vbroadcastss	2122f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vfmadd213ps	%ymm5, %ymm11, %ymm1
	vmovaps	%ymm8, %ymm5
	vfmadd213ps	%ymm0, %ymm11, %ymm1
	vcvtdq2ps	%ymm12, %ymm0
	vbroadcastss	2129f(%rip), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vaddps	%ymm3, %ymm4, %ymm0
	vmaxps	%ymm9, %ymm4, %ymm4
	vfmsub231ps	%ymm0, %ymm1, %ymm4
	vaddps	%ymm3, %ymm10, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vmovaps	%ymm7, %ymm4
	vmovups	144(%rsp), %ymm2
	vmulps	%ymm0, %ymm0, %ymm1
	vaddps	%ymm0, %ymm2, %ymm2
	vmulps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm1, %ymm14, %ymm14
	vfmadd231ps	%ymm1, %ymm1, %ymm15
	vfmadd231ps	%ymm1, %ymm0, %ymm5
	vmovaps	%ymm6, %ymm1
	vaddps	%ymm0, %ymm13, %ymm13
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	253b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	252b
254:
	vmovups	%ymm2, 144(%rsp)
	vmovups	%ymm14, 544(%rsp)
	vmovups	%ymm13, 576(%rsp)
	vmovups	%ymm15, 1184(%rsp)
	vmovups	%ymm5, 1408(%rsp)
	vmovups	%ymm1, 1248(%rsp)
	vmovups	%ymm4, 608(%rsp)
	movq	%r14, %rbx
	vmovss	257f(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm10
	vbroadcastss	44(%r9), %ymm11
	vmovups	896(%rsp), %ymm13
	vsubps	%ymm11, %ymm13, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	28(%r9), %ymm1
	vbroadcastss	36(%r9), %ymm7
	vmovaps	%xmm7, %xmm4
	vfmadd213ps	%ymm1, %ymm0, %ymm7
	vbroadcastss	257f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm0, %ymm7
	vmulps	%ymm0, %ymm0, %ymm5
	vfmadd213ps	%ymm6, %ymm5, %ymm7
	vmovss	282f(%rip), %xmm2
	vmulss	%xmm2, %xmm4, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vmovss	289f(%rip), %xmm3
	vmulss	%xmm3, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vfmadd231ps	%ymm4, %ymm0, %ymm1
	vbroadcastss	290f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm4
	vaddps	%ymm11, %ymm13, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	32(%r9), %ymm1
	vbroadcastss	40(%r9), %ymm11
	vmovaps	%xmm11, %xmm5
	vfmadd213ps	%ymm1, %ymm0, %ymm11
	vfmadd213ps	%ymm6, %ymm0, %ymm11
	vmulps	%ymm0, %ymm0, %ymm12
	vfmadd213ps	%ymm6, %ymm12, %ymm11
	vmulss	%xmm2, %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vmulss	%xmm3, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vfmadd231ps	%ymm5, %ymm0, %ymm1
	vbroadcastss	279f(%rip), %ymm2
	vmaxps	%ymm2, %ymm7, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm6, %ymm5
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vbroadcastss	271f(%rip), %ymm3
	vmulps	%ymm3, %ymm4, %ymm1
	vmulps	%ymm5, %ymm1, %ymm1
	vmaxps	%ymm2, %ymm11, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	20(%r9), %ymm12
	vmulps	%ymm1, %ymm12, %ymm1
	vdivps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	%ymm4, %ymm0, %ymm0
	vbroadcastss	24(%r9), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	1472(%rsp), %ymm6
	vandps	%ymm6, %ymm1, %ymm1
	vandps	%ymm6, %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm10
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmulps	%ymm5, %ymm7, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm4, %ymm11, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vminps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm11
	vmovups	960(%rsp), %ymm14
	vmovups	384(%rsp), %ymm7
	vaddps	%ymm7, %ymm14, %ymm0
	vmovups	2224(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2608(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 640(%rsp)
	vmovups	832(%rsp), %ymm15
	vmovups	256(%rsp), %ymm5
	vaddps	%ymm5, %ymm15, %ymm0
	vmovups	2256(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2288(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm12
	vmovups	352(%rsp), %ymm4
	vaddps	%ymm4, %ymm13, %ymm0
	vmovups	2320(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2352(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm10
	vmovups	320(%rsp), %ymm8
	vaddps	672(%rsp), %ymm8, %ymm0
	vmovups	2576(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2192(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	176(%rsp), %ymm9
	vaddps	416(%rsp), %ymm9, %ymm1
	vmovups	2384(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2416(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vandps	%ymm6, %ymm7, %ymm3
	vxorps	%xmm2, %xmm2, %xmm2
	vmaxps	%ymm2, %ymm3, %ymm3
	vandps	%ymm6, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm5, %ymm3
	vandps	%ymm6, %ymm4, %ymm5
	vmulps	16(%rsp), %ymm5, %ymm5
	vmaxps	%ymm3, %ymm5, %ymm3
	vbroadcastss	2140f(%rip), %ymm2
	vmulps	%ymm2, %ymm11, %ymm5
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovups	2672(%rsp), %ymm2
	vbroadcastss	257f(%rip), %ymm11
	vcmpleps	%ymm11, %ymm2, %ymm4
	vmovups	%ymm4, 512(%rsp)
	vandps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm3, 640(%rsp), %ymm14, %ymm7
	vblendvps	%ymm3, %ymm12, %ymm15, %ymm4
	vmovups	%ymm4, 416(%rsp)
	vblendvps	%ymm3, %ymm10, %ymm13, %ymm4
	vmovups	%ymm4, 384(%rsp)
	vblendvps	%ymm3, %ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vblendvps	%ymm3, %ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	208(%rsp), %ymm5
	vmulps	1904(%rsp), %ymm5, %ymm0
	vmovups	288(%rsp), %ymm3
	vmulps	%ymm3, %ymm0, %ymm10
	vmovups	112(%rsp), %ymm4
	vmulps	1504(%rsp), %ymm4, %ymm0
	vmulps	%ymm3, %ymm0, %ymm15
	vmulps	1152(%rsp), %ymm4, %ymm0
	vmulps	%ymm10, %ymm15, %ymm1
	vfmsub231ps	%ymm0, %ymm5, %ymm1
	vmovups	80(%rsp), %ymm6
	vmulps	704(%rsp), %ymm6, %ymm0
	vmulps	%ymm3, %ymm0, %ymm14
	vmulps	736(%rsp), %ymm6, %ymm0
	vmulps	%ymm10, %ymm14, %ymm8
	vfmsub231ps	%ymm0, %ymm5, %ymm8
	vmovups	%ymm8, 320(%rsp)
	vmulps	1344(%rsp), %ymm6, %ymm0
	vmulps	%ymm15, %ymm14, %ymm12
	vfmsub231ps	%ymm0, %ymm4, %ymm12
	vbroadcastss	208(%r9), %ymm8
	vbroadcastss	282f(%rip), %ymm0
	vcmpeqps	%ymm0, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm0
	movq	%rdi, %r10
	shlq	$5, %r10
	vbroadcastss	12(%r9), %ymm2
	vmovups	%ymm2, 176(%rsp)
	vmovaps	%ymm0, (%r15,%r10)
	vmovups	448(%rsp), %ymm9
	vmulps	1936(%rsp), %ymm9, %ymm0
	vmulps	%ymm3, %ymm0, %ymm13
	vmulps	1968(%rsp), %ymm9, %ymm7
	vmulps	%ymm10, %ymm13, %ymm2
	vfmsub231ps	%ymm7, %ymm5, %ymm2
	vmovups	%ymm2, 256(%rsp)
	vmovups	416(%rsp), %ymm2
	vblendvps	%ymm6, %ymm8, %ymm2, %ymm7
	movq	64(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$5, %rdi
	vmovaps	%ymm7, (%r15,%rdi)
	vmovups	%ymm10, 640(%rsp)
	vmovaps	%ymm10, %ymm7
	vmovaps	%ymm11, %ymm5
	vfnmadd213ps	%ymm11, %ymm10, %ymm7
	vbroadcastss	2133f(%rip), %ymm2
	vmaxps	%ymm2, %ymm7, %ymm10
	vsqrtps	%ymm10, %ymm10
	vminps	%ymm11, %ymm7, %ymm7
	vdivps	%ymm10, %ymm11, %ymm11
	vmulps	%ymm1, %ymm11, %ymm3
	vmovaps	%ymm15, %ymm1
	vfnmadd213ps	%ymm5, %ymm15, %ymm1
	vfnmadd231ps	%ymm3, %ymm3, %ymm1
	vminps	%ymm7, %ymm1, %ymm10
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	leaq	(%r15,%r10), %rcx
	vmovups	384(%rsp), %ymm5
	vblendvps	%ymm6, %ymm8, %ymm5, %ymm7
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm7, (%rax,%rcx)
	vmulps	1216(%rsp), %ymm9, %ymm7
	vmovups	%ymm15, 704(%rsp)
	vmulps	%ymm15, %ymm13, %ymm5
	vfmsub231ps	%ymm7, %ymm4, %ymm5
	vbroadcastss	257f(%rip), %ymm4
	vdivps	%ymm1, %ymm4, %ymm0
	vmulps	320(%rsp), %ymm11, %ymm7
	vfnmadd231ps	%ymm3, %ymm7, %ymm12
	vmulps	%ymm0, %ymm12, %ymm15
	vmovaps	%ymm14, %ymm1
	vfnmadd213ps	%ymm4, %ymm14, %ymm1
	vfnmadd231ps	%ymm7, %ymm7, %ymm1
	vfnmadd231ps	%ymm15, %ymm15, %ymm1
	vminps	%ymm10, %ymm1, %ymm10
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovups	176(%rsp), %ymm1
	vmulps	352(%rsp), %ymm1, %ymm4
	vblendvps	%ymm6, %ymm8, %ymm4, %ymm4
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm4, (%rdx,%rcx)
	vmulps	1376(%rsp), %ymm9, %ymm4
	vmovups	%ymm14, 736(%rsp)
	vmulps	%ymm14, %ymm13, %ymm12
	vmovups	80(%rsp), %ymm14
	vfmsub231ps	%ymm4, %ymm14, %ymm12
	vbroadcastss	257f(%rip), %ymm9
	vdivps	%ymm2, %ymm9, %ymm2
	vmulps	16(%rsp), %ymm1, %ymm1
	vmovups	%ymm6, 352(%rsp)
	vmovups	%ymm8, 384(%rsp)
	vblendvps	%ymm6, %ymm8, %ymm1, %ymm1
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm1, (%rdx,%rcx)
	vmovups	%ymm11, 320(%rsp)
	vmulps	256(%rsp), %ymm11, %ymm4
	vmovups	%ymm3, 672(%rsp)
	vfnmadd231ps	%ymm3, %ymm4, %ymm5
	vmovups	%ymm0, 256(%rsp)
	vmulps	%ymm0, %ymm5, %ymm3
	vfnmadd231ps	%ymm7, %ymm4, %ymm12
	vfnmadd231ps	%ymm15, %ymm3, %ymm12
	vmovups	%ymm2, 416(%rsp)
	vmulps	%ymm2, %ymm12, %ymm1
	vmovaps	%ymm13, %ymm12
	vfnmadd213ps	%ymm9, %ymm13, %ymm12
	vfnmadd231ps	%ymm4, %ymm4, %ymm12
	vfnmadd231ps	%ymm3, %ymm3, %ymm12
	vmovups	%ymm1, 1376(%rsp)
	vfnmadd231ps	%ymm1, %ymm1, %ymm12
	vminps	%ymm10, %ymm12, %ymm1
	vbroadcastss	2139f(%rip), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 16(%rsp)
	movl	$5, %ecx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	255f
	vmovaps	%ymm15, %ymm8
	vbroadcastss	2133f(%rip), %ymm1
	vmaxps	%ymm1, %ymm12, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	257f(%rip), %ymm5
	vdivps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 1216(%rsp)
	vmovups	1536(%rsp), %ymm2
	vmovaps	%ymm3, %ymm10
	vxorps	640(%rsp), %ymm2, %ymm3
	vmovups	176(%rsp), %ymm5
	vmulps	%ymm5, %ymm14, %ymm1
	vmovups	%ymm1, 640(%rsp)
	vmulps	448(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 448(%rsp)
	vmovdqu	512(%rsp), %ymm1
	vpand	16(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm5
	vpackssdw	%xmm5, %xmm1, %xmm1
	vmovdqa	%xmm1, 176(%rsp)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %r8d
	shrl	$2, %r8d
	leaq	(%rsi,%rsi,4), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	movq	%rdi, %r12
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$14, %esi
	movl	$8, %ecx
	cmoveq	%rcx, %rsi
	sete	%dil
	movl	$19, %ecx
	movl	$9, %r11d
	cmoveq	%r11, %rcx
	leaq	(%r8,%r8,2), %r8
	addq	$7, %r8
	xorq	$7, %rdi
	imulq	64(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	64(%rsp), %r8
	shlq	$5, %r8
	addq	%r15, %r8
	imulq	64(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	64(%rsp), %rcx
	shlq	$5, %rcx
	vmovups	320(%rsp), %ymm14
	vmulps	%ymm3, %ymm14, %ymm6
	vmovups	704(%rsp), %ymm1
	vmovups	672(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	256(%rsp), %ymm15
	vmulps	%ymm1, %ymm15, %ymm11
	vxorps	%ymm2, %ymm14, %ymm5
	vmulps	%ymm5, %ymm3, %ymm5
	vmulps	%ymm5, %ymm15, %ymm3
	vmovups	736(%rsp), %ymm5
	vfmadd231ps	%ymm6, %ymm7, %ymm5
	vfmadd231ps	%ymm11, %ymm8, %ymm5
	vxorps	%ymm2, %ymm5, %ymm5
	vmovups	416(%rsp), %ymm1
	vmulps	%ymm5, %ymm1, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmulps	%ymm7, %ymm14, %ymm7
	vfmadd231ps	%ymm3, %ymm8, %ymm7
	vmovaps	%ymm3, %ymm5
	vxorps	%ymm2, %ymm7, %ymm7
	vmulps	%ymm7, %ymm1, %ymm12
	vxorps	%ymm2, %ymm15, %ymm7
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm1, %ymm7, %ymm9
	vfmadd231ps	%ymm6, %ymm4, %ymm13
	vfmadd231ps	%ymm11, %ymm10, %ymm13
	vmovups	1376(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vxorps	%ymm2, %ymm13, %ymm3
	vmovups	1216(%rsp), %ymm8
	vmulps	%ymm3, %ymm8, %ymm13
	vmulps	%ymm4, %ymm14, %ymm0
	vmovaps	%ymm6, %ymm4
	vfmadd231ps	%ymm5, %ymm10, %ymm0
	vfmadd231ps	%ymm12, %ymm7, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm8, %ymm6
	vmulps	%ymm10, %ymm15, %ymm0
	vfmadd231ps	%ymm9, %ymm7, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm8, %ymm10
	vxorps	%ymm2, %ymm1, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm4, 672(%rsp)
	vmovaps	%ymm4, %ymm3
	vbroadcastss	257f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm3
	vfmadd231ps	%ymm11, %ymm11, %ymm3
	vmovups	80(%rsp), %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm3
	vmovups	%ymm13, 704(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm3
	vmovups	288(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm3, %ymm2, %ymm4
	vpmovsxwd	176(%rsp), %ymm3
	vmovups	384(%rsp), %ymm2
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm4
	vmovaps	%ymm4, (%r10,%r9)
	movq	72(%rsp), %r9
	vmulps	%ymm14, %ymm14, %ymm4
	vmovups	640(%rsp), %ymm14
	vfmadd231ps	%ymm5, %ymm5, %ymm4
	vfmadd231ps	%ymm12, %ymm12, %ymm4
	vmovups	%ymm6, 736(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm4
	vmovups	208(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm4
	vmovaps	%ymm4, (%r10,%rdi)
	movq	%r12, %rdi
	vmulps	%ymm0, %ymm8, %ymm13
	vmulps	%ymm15, %ymm15, %ymm0
	vfmadd231ps	%ymm9, %ymm9, %ymm0
	vmovups	%ymm10, 176(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm0
	vmovups	448(%rsp), %ymm15
	vmovups	112(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%r10,%r8)
	vmulps	%ymm1, %ymm1, %ymm0
	vfmadd231ps	%ymm13, %ymm13, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rsi)
	movq	64(%rsp), %rsi
	vmulps	%ymm8, %ymm8, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	255f
	vmovups	672(%rsp), %ymm0
	vmulps	320(%rsp), %ymm0, %ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm0
	vmovups	256(%rsp), %ymm6
	vmulps	%ymm6, %ymm11, %ymm7
	vmulps	%ymm5, %ymm6, %ymm4
	vmovups	80(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm4
	vmovups	416(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm5
	vmulps	%ymm2, %ymm12, %ymm10
	vmulps	%ymm2, %ymm9, %ymm11
	vmovups	736(%rsp), %ymm6
	vmovups	704(%rsp), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0
	vmovups	208(%rsp), %ymm8
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	288(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovups	176(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm7
	vmovups	112(%rsp), %ymm2
	vmulps	%ymm7, %ymm2, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vfmadd231ps	%ymm9, %ymm13, %ymm5
	vmulps	%ymm5, %ymm14, %ymm5
	vmulps	%ymm5, %ymm12, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vmovups	1216(%rsp), %ymm1
	vmulps	%ymm1, %ymm9, %ymm7
	vmulps	%ymm7, %ymm15, %ymm7
	vmulps	%ymm7, %ymm12, %ymm9
	vfmadd231ps	%ymm6, %ymm0, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd231ps	%ymm6, %ymm13, %ymm10
	vmulps	%ymm14, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm4
	vmovups	%ymm4, 288(%rsp)
	vmulps	%ymm6, %ymm1, %ymm12
	vmulps	%ymm15, %ymm12, %ymm12
	vmulps	%ymm12, %ymm8, %ymm6
	vfmadd231ps	%ymm0, %ymm13, %ymm11
	vmulps	%ymm14, %ymm11, %ymm11
	vmulps	%ymm2, %ymm11, %ymm11
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm2, %ymm5
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	384(%rsp), %ymm2
	vblendvps	%ymm3, 80(%rsp), %ymm2, %ymm0
	vblendvps	%ymm3, 256(%rsp), %ymm2, %ymm4
	vblendvps	%ymm3, %ymm7, %ymm2, %ymm7
	vblendvps	%ymm3, 320(%rsp), %ymm2, %ymm10
	vblendvps	%ymm3, 288(%rsp), %ymm2, %ymm12
	vblendvps	%ymm3, %ymm11, %ymm2, %ymm11
	vblendvps	%ymm3, %ymm9, %ymm2, %ymm8
	vblendvps	%ymm3, %ymm6, %ymm2, %ymm6
	vblendvps	%ymm3, %ymm5, %ymm2, %ymm5
	vblendvps	%ymm3, %ymm1, %ymm2, %ymm1
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm4, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm7, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm10, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm12, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm11, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm6, (%r10,%rax)
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%r10,%rcx)
	movl	$20, %ecx
255:
	testb	$8, %r14b
	vmovdqu	2944(%rsp), %ymm2
	vmovdqu	2912(%rsp), %ymm3
	vmovups	3264(%rsp), %ymm1
	vmovups	352(%rsp), %ymm10
	je	24b
	vbroadcastss	257f(%rip), %ymm4
	vdivps	3200(%rsp), %ymm4, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vpaddd	%ymm2, %ymm1, %ymm0
	vpand	%ymm3, %ymm0, %ymm0
	vmovdqu	1568(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vmulps	%ymm3, %ymm3, %ymm4
	vbroadcastss	2127f(%rip), %ymm1
	vbroadcastss	2126f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vbroadcastss	2125f(%rip), %ymm5
	vbroadcastss	2124f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm5
	vbroadcastss	2128f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vfmadd213ps	%ymm5, %ymm4, %ymm1
	vbroadcastss	2123f(%rip), %ymm5
	vbroadcastss	2122f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm1
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vbroadcastss	100(%r9), %ymm4
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	144(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	104(%r9), %ymm3
	vmovups	544(%rsp), %ymm8
	vfmadd213ps	%ymm4, %ymm8, %ymm3
	vbroadcastss	136(%r9), %ymm4
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	140(%r9), %ymm5
	vfmadd213ps	%ymm4, %ymm8, %ymm5
	vbroadcastss	172(%r9), %ymm4
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	176(%r9), %ymm7
	vfmadd213ps	%ymm4, %ymm8, %ymm7
	vbroadcastss	108(%r9), %ymm4
	vmovups	576(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vbroadcastss	144(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vbroadcastss	180(%r9), %ymm5
	vfmadd213ps	%ymm7, %ymm2, %ymm5
	vbroadcastss	112(%r9), %ymm7
	vmovups	1184(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vbroadcastss	148(%r9), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vbroadcastss	184(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vbroadcastss	116(%r9), %ymm5
	vmovups	1408(%rsp), %ymm2
	vfmadd213ps	%ymm7, %ymm2, %ymm5
	vbroadcastss	152(%r9), %ymm7
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vbroadcastss	188(%r9), %ymm9
	vfmadd213ps	%ymm3, %ymm2, %ymm9
	vbroadcastss	120(%r9), %ymm8
	vmovups	1248(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm2, %ymm8
	vbroadcastss	156(%r9), %ymm4
	vfmadd213ps	%ymm7, %ymm2, %ymm4
	vbroadcastss	192(%r9), %ymm3
	vfmadd213ps	%ymm9, %ymm2, %ymm3
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2129f(%rip), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vbroadcastss	2137f(%rip), %ymm0
	vmovups	3168(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vbroadcastss	2138f(%rip), %ymm0
	vmovups	3232(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovups	2704(%rsp), %ymm2
	vaddps	%ymm2, %ymm8, %ymm1
	vbroadcastss	290f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm4
	vbroadcastss	2141f(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm3
	vbroadcastss	208(%r9), %ymm0
	vbroadcastss	294f(%rip), %ymm2
	vmovups	608(%rsp), %ymm7
	vfmsub213ps	%ymm7, %ymm2, %ymm5
	vblendvps	%ymm10, %ymm0, %ymm5, %ymm5
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	vaddps	%ymm7, %ymm7, %ymm2
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm2
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm2, (%r10,%rax)
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm1
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm1
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm0
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	jmp	24b
256:
	addq	$3688, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
257:
	.long	0x3f800000
258:
	.long	1048576
259:
	.long	2147483647
260:
	.long	0x3f40094e
261:
	.long	0x3e1d5a5a
262:
	.long	0x3bd74912
263:
	.long	0x3f156f3d
264:
	.long	0x3d26f715
265:
	.long	8388607
266:
	.long	1400897536
267:
	.long	1258291200
268:
	.long	1392508928
269:
	.long	0x53000080
270:
	.long	0xc9800000
271:
	.long	0x3f000000
272:
	.long	0x0da24260
273:
	.long	0x1e3ce508
274:
	.long	0xbf800000
275:
	.long	0x41100000
276:
	.long	0x3e800000
277:
	.long	0x3d2aaaab
278:
	.long	0x7f7fffff
279:
	.long	0x02081cea
280:
	.long	0x41490fdb
281:
	.long	0x40a00000
282:
	.long	0x40800000
283:
	.long	0x3fc00000
284:
	.long	0x7149f2ca
285:
	.long	2
286:
	.long	4
287:
	.long	8
288:
	.long	16
289:
	.long	0x40400000
290:
	.long	0x40000000
291:
	.long	0x41400000
292:
	.long	0x40c00000
293:
	.long	0x3f3504f3
294:
	.long	0xbf000000
295:
	.long	0x80000000
296:
	.long	0xc2ae0000
297:
	.long	0x3fb8aa3b
298:
	.long	0xbf317200
299:
	.long	0xb5bfbe8e
2100:
	.long	0x3c1e8629
2101:
	.long	0x3aae0472
2102:
	.long	0x3d635b73
2103:
	.long	0x3e75fc8c
2104:
	.long	0x3f317214
2105:
	.long	0x42fe0000
2106:
	.long	0x4f000000
2107:
	.long	0x3e99999a
2108:
	.long	0x3ef89ba5
2109:
	.long	0xbe04a19d
2110:
	.long	0xbf03248e
2111:
	.long	0x3f0c3744
2112:
	.long	0xbdc1d79d
2113:
	.long	0x3e5c1572
2114:
	.long	0x3e17e642
2115:
	.long	0x3e2ecff8
2116:
	.long	0x3e2d3f9f
2117:
	.long	0x3ecc422a
2118:
	.long	0x3f106ebb
2119:
	.long	0xc0000000
2120:
	.long	3234528013
2121:
	.long	4286578688
2122:
	.long	0xbf00000d
2123:
	.long	0x3eaaac4e
2124:
	.long	0xbe7fd7d0
2125:
	.long	0x3e4bdb47
2126:
	.long	0xbe2ec8d2
2127:
	.long	0x3e259a3a
2128:
	.long	0xbddadb52
2129:
	.long	0x33b17218
2130:
	.long	0x3a83126f
2131:
	.long	0x3727c5ac
2132:
	.long	0x41800000
2133:
	.long	0x358637bd
2134:
	.long	0x350637bd
2135:
	.long	0x34210fb0
2136:
	.long	0x36a7c5ac
2137:
	.long	0x3f317218
2138:
	.long	0x3feb3f8f
2139:
	.long	0x38d1b717
2140:
	.long	0x3951b717
2141:
	.long	0x41000000
2142:
	.long	0x3cf5c28f
2143:
	.long	0x41200000
2144:
	.long	0x26901d7d
2145:
	.long	0x3f800054
2146:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2147:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
