# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4328,%rsp
movl	%esi,(%rsp)
testl	%ecx,%ecx
je	98f
testl	%edx,%edx
je	98f
cmpl	$0,(%rsp)
je	98f
movq	4400(%rsp),%rbx
movl	(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,56(%rsp)
movq	(%rdi),%rsi
movq	%rsi,32(%rsp)
movq	8(%rdi),%r15
movq	16(%rdi),%rsi
movq	24(%rdi),%r10
movq	%r10,120(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rdi
addl	%r8d,%r9d
movq	%rsi,%r8
addl	4384(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,80(%rsp)
imull	%eax,%edx
movl	%edx,44(%rsp)
movq	%rdi,16(%rsp)
leaq	64(%rdi),%rax
movq	%rax,64(%rsp)
vbroadcastss	99f(%rip),%zmm0
vbroadcastss	337f(%rip),%zmm27
vbroadcastss	344f(%rip),%zmm28
xorl	%eax,%eax
vpbroadcastd	385f(%rip),%zmm23
vpbroadcastd	99f(%rip),%zmm6
vbroadcastss	393f(%rip),%zmm25
vbroadcastss	394f(%rip),%zmm30
vxorps	%xmm4,%xmm4,%xmm4
movq	%r9,88(%rsp)
movl	%r9d,%ecx
vpbroadcastd	323f(%rip),%zmm26
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm17
vbroadcastss	326f(%rip),%zmm18
vbroadcastss	327f(%rip),%zmm19
vbroadcastss	328f(%rip),%zmm20
vpbroadcastd	329f(%rip),%zmm21
vpbroadcastd	439f(%rip),%zmm22
movq	%r14,112(%rsp)
movq	%rsi,104(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	44(%rsp),%ecx
cmpq	80(%rsp),%rax
je	98f
3:
movq	%rax,%rdx
imulq	56(%rsp),%rdx
movq	%rdx,96(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,128(%rsp)
movl	%ecx,48(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	(%rsp),%esi
cmpq	56(%rsp),%rdi
je	2b
5:
movq	96(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	88(%rsp),%rdx
movl	%esi,%r9d
xorl	%r10d,%r10d
movl	%esi,52(%rsp)
movq	%rdi,144(%rsp)
movq	%rdx,136(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	432f(%rip),%zmm1
vblendmps	%zmm19,%zmm1,%zmm1 {%k1}
movq	120(%rsp),%rcx
vmovups	2208(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r9)
movq	128(%rsp),%rax
vpbroadcastd	385f(%rip),%zmm23
vbroadcastss	393f(%rip),%zmm25
vbroadcastss	394f(%rip),%zmm30
vxorps	%xmm4,%xmm4,%xmm4
movl	48(%rsp),%ecx
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm17
vbroadcastss	326f(%rip),%zmm18
vbroadcastss	327f(%rip),%zmm19
vbroadcastss	328f(%rip),%zmm20
vpbroadcastd	329f(%rip),%zmm21
vpbroadcastd	439f(%rip),%zmm22
movl	52(%rsp),%esi
movq	144(%rsp),%rdi
movq	136(%rsp),%rdx
movl	28(%rsp),%r9d
movq	152(%rsp),%r10
vpbroadcastd	99f(%rip),%zmm6
7:
incq	%r10
incl	%r9d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rdx,%r10),%r11
movl	8(%rbx),%r12d
movq	%r11,72(%rsp)
movq	%r12,8(%rsp)
cmpq	%r12,%r11
jae	7b
movq	%r10,152(%rsp)
movl	%r9d,28(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,736(%rsp)
movl	16(%rbx),%ebp
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%bpl
movq	%rcx,1056(%rsp)
cmoveq	%rcx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	56f
movq	%rax,%r9
imulq	72(%rsp),%r9
movl	$2,%r8d
subq	%r10,%r8
imull	28(%rsp),%eax
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,864(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,800(%rsp)
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm29,%xmm29,%xmm29
movl	$16,%esi
xorl	%ecx,%ecx
movq	64(%rsp),%r12
vmovaps	%zmm0,%zmm31
vmovups	%zmm0,416(%rsp)
vpbroadcastd	322f(%rip),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,288(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
xorl	%r14d,%r14d
jmp	32f
.p2align	4
9:
vaddps	%zmm10,%zmm5,%zmm5
vaddps	%zmm9,%zmm2,%zmm2
incq	%r14
addl	%r10d,%eax
addq	864(%rsp),%r12
addl	800(%rsp),%esi
addq	%r10,%rcx
cmpq	%r10,%r14
je	55f
32:
movq	%r14,%rdi
imulq	%r10,%rdi
leal	(%r9,%rdi),%edx
andl	$2147483647,%edx
movq	%rdi,%r11
shrq	%r11
addq	%r9,%r11
testb	$1,%bpl
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	32(%rsp),%rbx
vmovdqa64	(%rbx,%r11),%zmm9
vmovdqa64	%zmm9,%zmm10
testb	$1,%bpl
je	33f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm10
vpsrld	%xmm10,%zmm9,%zmm10
vpandd	%zmm22,%zmm10,%zmm10
vcvtdq2ps	%zmm10,%zmm10
33:
vsubps	(%r15){1to16},%zmm10,%zmm10
vbroadcastss	8(%r15),%zmm11
vfmadd132ps	4(%r15){1to16},%zmm11,%zmm10
testb	$1,%bpl
je	34f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm12
vpsrld	%xmm12,%zmm9,%zmm9
vpandd	%zmm22,%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm9
34:
movq	%rdi,%r11
shlq	$6,%r11
movq	16(%rsp),%rbx
vmovaps	%zmm10,(%rbx,%r11)
testb	$8,%bpl
jne	37f
andl	$2147483647,%eax
vsubps	%zmm11,%zmm10,%zmm10
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm26,%zmm9,%zmm9
vpmaxud	%zmm9,%zmm7,%zmm7
vaddps	%zmm4,%zmm10,%zmm9
jne	39f
36:
testq	%r14,%r14
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm16,%zmm10,%zmm12
vfmadd213ps	%zmm17,%zmm10,%zmm12
vfmadd213ps	%zmm18,%zmm10,%zmm12
vaddps	%zmm19,%zmm10,%zmm13
vfmadd213ps	%zmm20,%zmm10,%zmm13
vcmpltps	%zmm10,%zmm4,%k1
vmulps	%zmm12,%zmm31,%zmm31 {%k1}
vmovups	416(%rsp),%zmm14
vmulps	%zmm13,%zmm14,%zmm14 {%k1}
vpsrld	$23,%zmm31,%zmm12
vpsrld	$23,%zmm14,%zmm13
vpsubd	%zmm13,%zmm8,%zmm8
vpaddd	%zmm12,%zmm8,%zmm8
vpternlogd	$236,%zmm21,%zmm6,%zmm31
vpternlogd	$236,%zmm21,%zmm6,%zmm14
vmovdqu64	%zmm14,416(%rsp)
vbroadcastss	99f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm29,%zmm29
andl	$2147483647,%eax
vsubps	%zmm11,%zmm10,%zmm10
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm10,%zmm3,%zmm3
vpandd	%zmm26,%zmm9,%zmm9
vpmaxud	%zmm9,%zmm7,%zmm7
vaddps	%zmm4,%zmm10,%zmm9
je	36b
39:
movq	%r14,160(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
movl	%esi,224(%rsp)
movq	%r12,352(%rsp)
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rdx
movq	%rdi,%r11
shrq	%r11
addq	%r9,%r11
testb	$1,%bpl
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	32(%rsp),%rdx
vmovdqa64	(%rdx,%r11),%zmm11
vmovdqa64	%zmm11,%zmm12
testb	$1,%bpl
je	43f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm11,%zmm12
vpandd	%zmm22,%zmm12,%zmm12
vcvtdq2ps	%zmm12,%zmm12
43:
vsubps	(%r15){1to16},%zmm12,%zmm12
vbroadcastss	8(%r15),%zmm13
vfmadd132ps	4(%r15){1to16},%zmm13,%zmm12
testb	$1,%bpl
movq	352(%rsp),%r12
je	44f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm14
vpsrld	%xmm14,%zmm11,%zmm11
vpandd	%zmm22,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
44:
shlq	$6,%rdi
movq	16(%rsp),%rdx
vmovaps	%zmm12,(%rdx,%rdi)
testb	$8,%bpl
movq	160(%rsp),%r14
je	45f
vaddps	%zmm16,%zmm12,%zmm14
vfmadd213ps	%zmm17,%zmm12,%zmm14
vfmadd213ps	%zmm18,%zmm12,%zmm14
vaddps	%zmm19,%zmm12,%zmm15
vfmadd213ps	%zmm20,%zmm12,%zmm15
vcmpltps	%zmm12,%zmm4,%k1
vmulps	%zmm14,%zmm31,%zmm31 {%k1}
vmovups	416(%rsp),%zmm24
vmulps	%zmm15,%zmm24,%zmm24 {%k1}
vpsrld	$23,%zmm31,%zmm14
vpsrld	$23,%zmm24,%zmm15
vpsubd	%zmm15,%zmm8,%zmm8
vpaddd	%zmm14,%zmm8,%zmm8
vpternlogd	$236,%zmm21,%zmm6,%zmm31
vpternlogd	$236,%zmm21,%zmm6,%zmm24
vmovdqu64	%zmm24,416(%rsp)
vbroadcastss	99f(%rip),%zmm14 {%k1} {z}
vaddps	%zmm14,%zmm29,%zmm29
45:
movl	224(%rsp),%esi
vsubps	%zmm13,%zmm12,%zmm12
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm12,%zmm3,%zmm3
46:
vpandd	%zmm26,%zmm11,%zmm11
vpmaxud	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm9,%zmm9
testq	%r14,%r14
jne	9b
47:
vmovups	288(%rsp),%zmm11
vaddps	%zmm9,%zmm11,%zmm11
vmovups	%zmm11,288(%rsp)
jmp	9b
.p2align	4
48:
movl	%esi,%r11d
jmp	52f
.p2align	4
49:
vpandd	%zmm26,%zmm11,%zmm11
vpmaxud	%zmm11,%zmm7,%zmm7
vsubps	%zmm13,%zmm12,%zmm11
vaddps	%zmm11,%zmm9,%zmm9
leaq	(%r8,%rbx),%r14
incq	%r14
incq	%rbx
addq	$64,%r12
addl	$16,%r11d
cmpq	$1,%r14
je	42b
52:
movl	%ebp,%esi
leaq	(%rcx,%rbx),%rbp
leaq	(%rax,%rbx),%r14
shrq	%rbp
addq	%r9,%rbp
testb	$1,%sil
cmoveq	%r14,%rbp
shlq	$6,%rbp
movq	32(%rsp),%r14
vmovdqa64	(%r14,%rbp),%zmm11
movl	%esi,%ebp
vmovdqa64	%zmm11,%zmm12
testb	$1,%bpl
je	53f
movl	%r11d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm12
movl	%esi,%ebp
vpsrld	%xmm12,%zmm11,%zmm12
vpandd	%zmm22,%zmm12,%zmm12
vcvtdq2ps	%zmm12,%zmm12
53:
vsubps	(%r15){1to16},%zmm12,%zmm12
vbroadcastss	8(%r15),%zmm13
vfmadd132ps	4(%r15){1to16},%zmm13,%zmm12
testb	$1,%bpl
je	54f
movl	%r11d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm14
movl	%esi,%ebp
vpsrld	%xmm14,%zmm11,%zmm11
vpandd	%zmm22,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
54:
vmovaps	%zmm12,(%r12)
testb	$8,%bpl
je	49b
vaddps	%zmm16,%zmm12,%zmm14
vfmadd213ps	%zmm17,%zmm12,%zmm14
vfmadd213ps	%zmm18,%zmm12,%zmm14
vaddps	%zmm19,%zmm12,%zmm15
vfmadd213ps	%zmm20,%zmm12,%zmm15
vcmpltps	%zmm12,%zmm4,%k1
vmulps	%zmm14,%zmm31,%zmm31 {%k1}
vmovups	416(%rsp),%zmm24
vmulps	%zmm15,%zmm24,%zmm24 {%k1}
vpsrld	$23,%zmm31,%zmm14
vpsrld	$23,%zmm24,%zmm15
vpsubd	%zmm15,%zmm8,%zmm8
vpaddd	%zmm14,%zmm8,%zmm8
vpternlogd	$236,%zmm21,%zmm6,%zmm31
vpternlogd	$236,%zmm21,%zmm6,%zmm24
vmovdqu64	%zmm24,416(%rsp)
vbroadcastss	99f(%rip),%zmm14 {%k1} {z}
vaddps	%zmm14,%zmm29,%zmm29
jmp	49b
.p2align	4
55:
vpcmpnleud	332f(%rip){1to16},%zmm7,%k0
vcvtudq2ps	%zmm8,%zmm7
vaddps	333f(%rip){1to16},%zmm7,%zmm7
vmovups	%zmm7,3296(%rsp)
movq	4400(%rsp),%rbx
movq	112(%rsp),%r14
movq	104(%rsp),%r8
vmovdqu64	288(%rsp),%zmm6
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vpxor	%xmm6,%xmm6,%xmm6
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm7,3296(%rsp)
vmovups	%zmm0,416(%rsp)
vmovaps	%zmm0,%zmm31
57:
vcvtusi2ss	%r10d,%xmm0,%xmm7
vbroadcastss	%xmm7,%zmm7
vmaxps	%zmm0,%zmm7,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm9,%zmm8,%zmm9
vmulps	%zmm5,%zmm8,%zmm5
vmulps	%zmm3,%zmm8,%zmm3
vminps	%zmm6,%zmm9,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm9,%zmm8 {%k1}
vmaxps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm9 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm8,%zmm9,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vminps	%zmm6,%zmm5,%zmm9
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vminps	%zmm8,%zmm9,%zmm5
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	334f(%rip),%zmm17
vmulps	%zmm17,%zmm3,%zmm3
testq	%r10,%r10
vxorps	%xmm19,%xmm19,%xmm19
je	65f
vmaxps	%zmm1,%zmm3,%zmm1
vbroadcastss	8(%r15),%zmm8
vaddps	%zmm8,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm3,%zmm9
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm5,%xmm5,%xmm5
movq	64(%rsp),%rdx
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm11,%zmm13
vmovaps	%zmm10,%zmm11
movq	%rsi,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	16(%rsp),%r9
vcvtsi2ss	%rdi,%xmm0,%xmm14
shlq	$6,%rdi
vmovaps	(%r9,%rdi),%zmm10
vsubps	%zmm8,%zmm10,%zmm10
vsubps	%zmm9,%zmm10,%zmm10
vmaxps	%zmm4,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm15
vbroadcastss	%xmm14,%zmm10
vaddps	%zmm15,%zmm12,%zmm12
vfmadd213ps	%zmm11,%zmm15,%zmm10
vmulss	%xmm14,%xmm14,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm13,%zmm15,%zmm11
62:
vcvtsi2ss	%rsi,%xmm0,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm5,%zmm5
vfmadd231ps	%zmm14,%zmm12,%zmm6
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm1
incq	%rsi
addq	%rcx,%rdx
cmpq	%r10,%rsi
je	66f
63:
vpxor	%xmm12,%xmm12,%xmm12
cmpq	$1,%r10
je	58b
movq	%rdx,%r9
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r9),%zmm13
vmovaps	(%r9),%zmm14
vsubps	%zmm8,%zmm13,%zmm13
vsubps	%zmm9,%zmm13,%zmm13
vmaxps	%zmm4,%zmm13,%zmm13
vcvtsi2ss	%rdi,%xmm0,%xmm15
vmulps	%zmm13,%zmm13,%zmm13
vbroadcastss	%xmm15,%zmm16
vaddps	%zmm13,%zmm12,%zmm12
vfmadd213ps	%zmm10,%zmm13,%zmm16
vmulss	%xmm15,%xmm15,%xmm10
vbroadcastss	%xmm10,%zmm15
vfmadd213ps	%zmm11,%zmm13,%zmm15
vsubps	%zmm8,%zmm14,%zmm10
vsubps	%zmm9,%zmm10,%zmm10
vmaxps	%zmm4,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm13
leaq	1(%rdi),%r11
vcvtsi2ss	%r11,%xmm0,%xmm11
vbroadcastss	%xmm11,%zmm10
vaddps	%zmm13,%zmm12,%zmm12
vfmadd213ps	%zmm16,%zmm13,%zmm10
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm15,%zmm13,%zmm11
addq	$2,%rdi
subq	$-128,%r9
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
vxorps	%xmm19,%xmm19,%xmm19
jne	59b
jmp	62b
65:
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
66:
vmovups	%zmm31,3808(%rsp)
vmovups	%zmm29,3872(%rsp)
vcvtusi2ssq	1056(%rsp),%xmm0,%xmm8
vbroadcastss	%xmm8,%zmm13
vmaxps	335f(%rip){1to16},%zmm5,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vcmpgtps	336f(%rip){1to16},%zmm5,%k1
vaddps	%zmm27,%zmm7,%zmm7
vmulps	%zmm17,%zmm7,%zmm7
vmovaps	%zmm7,%zmm9
vdivps	338f(%rip){1to16},%zmm13,%zmm12
vmulps	%zmm8,%zmm10,%zmm9 {%k1}
vmulps	%zmm8,%zmm6,%zmm7 {%k1}
vmulps	%zmm8,%zmm11,%zmm6
vfnmadd231ps	%zmm9,%zmm9,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm12,%zmm10
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm12,%zmm10 {%k1}
vbroadcastss	339f(%rip),%zmm4
vmaxps	%zmm4,%zmm10,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm8,%zmm1,%zmm1
vfnmadd231ps	%zmm7,%zmm7,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm12,%zmm8
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm12,%zmm8 {%k1}
vmaxps	%zmm4,%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	342f(%rip){1to16},%zmm6,%zmm6
vmulps	%zmm6,%zmm1,%zmm1
vmulps	%zmm1,%zmm5,%zmm1
vfnmadd231ps	%zmm13,%zmm3,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm5 {%k1}
vbroadcastss	52(%r15),%zmm14
vbroadcastss	76(%r15),%zmm15
vbroadcastss	56(%r15),%zmm11
vbroadcastss	80(%r15),%zmm12
vbroadcastss	60(%r15),%zmm8
vbroadcastss	84(%r15),%zmm10
vbroadcastss	64(%r15),%zmm4
vbroadcastss	88(%r15),%zmm6
vmaxps	%zmm0,%zmm5,%zmm1
vminps	%zmm9,%zmm15,%zmm2
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	%zmm15,928(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
vmaxps	%zmm2,%zmm14,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm14,2976(%rsp)
vmovaps	%zmm14,%zmm5 {%k1}
vmovups	%zmm5,544(%rsp)
vminps	%zmm7,%zmm12,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm12,1888(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,3040(%rsp)
vmovaps	%zmm11,%zmm5 {%k1}
vmovups	%zmm5,608(%rsp)
vmovups	%zmm10,1952(%rsp)
vminps	%zmm1,%zmm10,%zmm1
vmovups	%zmm8,1120(%rsp)
vmaxps	%zmm1,%zmm8,%zmm14
vminps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm6,2016(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm12
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2080(%rsp)
vmovaps	%zmm4,%zmm12 {%k1}
vbroadcastss	343f(%rip),%zmm2
vmovups	%zmm13,3744(%rsp)
vcmpltps	%zmm2,%zmm13,%k1
korw	%k0,%k1,%k1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1696(%rsp)
vblendmps	%zmm3,%zmm0,%zmm8 {%k1}
vblendmps	%zmm2,%zmm28,%zmm1 {%k1}
vmovups	%zmm1,2528(%rsp)
vcvtusi2ssl	736(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3360(%rsp)
leaq	(%r10,%r10,2),%r9
shlq	$6,%r9
leaq	128(%r13),%rdi
addq	%rdi,%r9
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1440(%rsp)
vmovups	%zmm1,1504(%rsp)
vmovups	%zmm1,1568(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm1,1632(%rsp)
vmovups	%zmm0,1760(%rsp)
vbroadcastss	347f(%rip),%zmm1
vmovups	%zmm1,2720(%rsp)
vmovups	%zmm3,992(%rsp)
vmovups	%zmm1,2144(%rsp)
vmovups	%zmm2,1376(%rsp)
vbroadcastss	346f(%rip),%zmm1
vmovups	%zmm1,2784(%rsp)
vbroadcastss	345f(%rip),%zmm1
vmovups	%zmm1,2336(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2208(%rsp)
jmp	68f
.p2align	4
67:
vmovups	2144(%rsp),%zmm1
vmovaps	%zmm1,%zmm15 {%k3}
vcmpnltps	%zmm10,%zmm16,%k4
vmovups	2720(%rsp),%zmm1
vblendmps	%zmm1,%zmm21,%zmm1 {%k1}
vmovups	%zmm1,2720(%rsp)
vmulps	%zmm21,%zmm3,%zmm1
vmulps	434f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm21,%zmm21,%k5
vminps	%zmm21,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k5}
vcmpnleps	%zmm20,%zmm2,%k5
vmovups	1376(%rsp),%zmm1
vmovaps	%zmm1,%zmm20 {%k3}
vcmpnleps	%zmm16,%zmm17,%k6
korw	%k5,%k2,%k2
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm2 {%k2} {z}
vmovups	992(%rsp),%zmm1
vmovaps	%zmm1,%zmm2 {%k3}
vmovups	1760(%rsp),%zmm1
vblendmps	%zmm1,%zmm16,%zmm1 {%k1}
vmovups	%zmm1,1760(%rsp)
vfmadd213ps	%zmm26,%zmm16,%zmm31
vfmadd213ps	%zmm28,%zmm16,%zmm13
vcmpunordps	%zmm31,%zmm31,%k2
vmovups	928(%rsp),%zmm3
vminps	%zmm31,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm29,%zmm3
vmovaps	%zmm29,%zmm3 {%k2}
vmovaps	%zmm26,%zmm3 {%k1}
vsubps	%zmm26,%zmm3,%zmm1
vmovups	1696(%rsp),%zmm5
vblendmps	%zmm5,%zmm1,%zmm5 {%k1}
vcmpunordps	%zmm13,%zmm13,%k2
vmovups	1888(%rsp),%zmm6
vminps	%zmm13,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmaxps	%zmm4,%zmm22,%zmm6
vmovaps	%zmm22,%zmm6 {%k2}
vmovaps	%zmm28,%zmm6 {%k1}
vsubps	%zmm28,%zmm6,%zmm4
vmovups	1440(%rsp),%zmm7
vblendmps	%zmm7,%zmm4,%zmm7 {%k1}
vmovups	3424(%rsp),%zmm13
vfmadd213ps	%zmm14,%zmm1,%zmm13
vmovups	288(%rsp),%zmm9
vfmadd213ps	%zmm13,%zmm4,%zmm9
vdivps	%zmm17,%zmm0,%zmm1
vmovups	%zmm5,1696(%rsp)
vmulps	%zmm5,%zmm1,%zmm4
vmovups	3168(%rsp),%zmm8
vmovups	224(%rsp),%zmm10
vfnmadd213ps	%zmm10,%zmm4,%zmm8
vmovups	736(%rsp),%zmm5
vmovups	352(%rsp),%zmm0
vfnmadd213ps	%zmm0,%zmm4,%zmm5
vmovups	%zmm7,1440(%rsp)
vmulps	%zmm7,%zmm1,%zmm1
vmovups	1056(%rsp),%zmm4
vfnmadd213ps	%zmm8,%zmm1,%zmm4
vmovups	864(%rsp),%zmm8
vfnmadd213ps	%zmm5,%zmm1,%zmm8
vmovups	3104(%rsp),%zmm13
vmulps	%zmm4,%zmm13,%zmm1
vmulps	800(%rsp),%zmm13,%zmm4
vmovups	2848(%rsp),%zmm14
vmulps	%zmm4,%zmm14,%zmm5
vmulps	%zmm1,%zmm5,%zmm7
vfmsub231ps	%zmm8,%zmm14,%zmm7
vfnmadd213ps	99f(%rip){1to16},%zmm5,%zmm5
vmaxps	422f(%rip){1to16},%zmm5,%zmm5
vbroadcastss	99f(%rip),%zmm8
vdivps	%zmm5,%zmm8,%zmm5
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm14,%zmm5
vmulps	%zmm1,%zmm13,%zmm1
vmulps	%zmm13,%zmm4,%zmm4
vmulps	%zmm5,%zmm17,%zmm5
vbroadcastss	438f(%rip),%zmm8
vmulps	%zmm8,%zmm12,%zmm7
vcmpunordps	%zmm5,%zmm5,%k2
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k2}
vaddps	%zmm5,%zmm12,%zmm5
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	2016(%rsp),%zmm7
vminps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k2}
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	2080(%rsp),%zmm7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k2}
vmovaps	%zmm12,%zmm5 {%k1}
vsubps	%zmm12,%zmm5,%zmm7
vfmadd231ps	%zmm0,%zmm7,%zmm9
vbroadcastss	99f(%rip),%zmm0
vmulps	%zmm1,%zmm17,%zmm1
vfnmadd231ps	%zmm4,%zmm7,%zmm1
vmovups	1568(%rsp),%zmm4
vblendmps	%zmm4,%zmm7,%zmm4 {%k1}
vmovups	%zmm4,1568(%rsp)
vmulps	%zmm8,%zmm11,%zmm4
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vaddps	%zmm1,%zmm11,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1952(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1120(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vmovaps	%zmm11,%zmm1 {%k1}
vsubps	%zmm11,%zmm1,%zmm4
vfmadd231ps	%zmm4,%zmm10,%zmm9 {%k4} {z}
vmovups	1504(%rsp),%zmm7
vblendmps	%zmm7,%zmm4,%zmm7 {%k1}
vmovups	%zmm7,1504(%rsp)
vmovups	1632(%rsp),%zmm4
vmovaps	%zmm4,%zmm9 {%k1}
knotw	%k0,%k2
vmovups	160(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k2} {z}
vmovups	3360(%rsp),%zmm7
vcmpgtps	2208(%rsp),%zmm7,%k2
vaddps	2272(%rsp),%zmm4,%zmm8 {%k2} {z}
vmovdqa32	%zmm19,%zmm4 {%k1} {z}
vmovups	%zmm3,544(%rsp)
vmovups	%zmm6,608(%rsp)
vmovaps	%zmm1,%zmm14
vmovaps	%zmm5,%zmm12
vmovups	%zmm9,1632(%rsp)
vmovups	%zmm2,992(%rsp)
vmovups	%zmm15,2144(%rsp)
vmovups	%zmm20,1376(%rsp)
vpxord	%xmm19,%xmm19,%xmm19
68:
vpslld	$31,%zmm4,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,2848(%rsp)
vpandd	348f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,4256(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,6(%rsp)
vpandd	349f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,4192(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm4,3936(%rsp)
vpandd	352f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,4128(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
.p2align	4
69:
vaddss	%xmm19,%xmm8,%xmm1
vmovshdup	%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm8,%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm8,%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm2
vbroadcastss	20(%r15),%zmm7
vbroadcastss	24(%r15),%zmm1
vmovups	%zmm1,3232(%rsp)
testq	%r10,%r10
vmovups	%zmm14,672(%rsp)
vmovss	%xmm2,480(%rsp)
vmovups	%zmm8,3552(%rsp)
vmovups	%zmm7,3616(%rsp)
je	77f
vdivps	%zmm7,%zmm0,%zmm6
vmulps	353f(%rip){1to16},%zmm6,%zmm1
vbroadcastss	354f(%rip),%zmm10
vmovups	544(%rsp),%zmm22
vsubps	%zmm22,%zmm10,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	355f(%rip),%zmm4
vxorps	%zmm4,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vbroadcastss	356f(%rip),%zmm16
vmaxps	%zmm16,%zmm3,%zmm3
vbroadcastss	357f(%rip),%zmm17
vmulps	%zmm17,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vbroadcastss	358f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm7,%zmm3
vbroadcastss	359f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vbroadcastss	362f(%rip),%zmm8
vbroadcastss	363f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm8
vbroadcastss	364f(%rip),%zmm4
vfmadd213ps	%zmm4,%zmm3,%zmm8
vbroadcastss	365f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm8
vbroadcastss	366f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vbroadcastss	367f(%rip),%zmm25
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vbroadcastss	323f(%rip),%zmm15
vandps	%zmm15,%zmm2,%zmm7
vbroadcastss	368f(%rip),%zmm26
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vbroadcastss	369f(%rip),%zmm27
vmovaps	%zmm27,%zmm8
vbroadcastss	372f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm9,%zmm8
vbroadcastss	373f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm9,%zmm8
vbroadcastss	374f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm9,%zmm8
vbroadcastss	375f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm9,%zmm8
vbroadcastss	376f(%rip),%zmm4
vfmadd213ps	%zmm4,%zmm9,%zmm8
vbroadcastss	377f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm9,%zmm8
vbroadcastss	378f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm9,%zmm8
vbroadcastss	379f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vbroadcastss	334f(%rip),%zmm21
vblendmps	%zmm10,%zmm21,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	382f(%rip){1to16},%zmm6,%zmm5
vmulps	383f(%rip){1to16},%zmm6,%zmm6
movq	%rdi,%rax
xorl	%ecx,%ecx
vmovss	334f(%rip),%xmm20
.p2align	4
72:
vcvtsi2ss	%rcx,%xmm12,%xmm9
vaddss	%xmm20,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	355f(%rip){1to16},%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	356f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm17,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	358f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm17,%zmm11,%zmm11
vbroadcastss	362f(%rip),%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm23,%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm25,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm15,%zmm9,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm27,%zmm14
vfmadd213ps	%zmm28,%zmm13,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm4,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	354f(%rip){1to16},%zmm21,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm9,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm2,%zmm10,%zmm13
vsubps	%zmm7,%zmm10,%zmm2
vsubps	%zmm13,%zmm8,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vmovaps	%zmm2,-128(%rax)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm2,-64(%rax)
vmulps	%zmm14,%zmm6,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rcx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rcx,%r10
jne	72b
vdivps	3232(%rsp),%zmm0,%zmm6
vmulps	353f(%rip){1to16},%zmm6,%zmm1
vbroadcastss	354f(%rip),%zmm10
vmovups	608(%rsp),%zmm22
vsubps	%zmm22,%zmm10,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	355f(%rip){1to16},%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vmaxps	356f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm17,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	358f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vbroadcastss	362f(%rip),%zmm8
vfmadd213ps	363f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	%zmm23,%zmm3,%zmm8
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vandps	%zmm15,%zmm2,%zmm7
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm27,%zmm8
vfmadd213ps	%zmm28,%zmm9,%zmm8
vfmadd213ps	%zmm29,%zmm9,%zmm8
vfmadd213ps	%zmm30,%zmm9,%zmm8
vfmadd213ps	%zmm31,%zmm9,%zmm8
vfmadd213ps	%zmm4,%zmm9,%zmm8
vfmadd213ps	%zmm16,%zmm9,%zmm8
vfmadd213ps	%zmm18,%zmm9,%zmm8
vfmadd213ps	%zmm19,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vblendmps	%zmm10,%zmm21,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	382f(%rip){1to16},%zmm6,%zmm5
vmulps	383f(%rip){1to16},%zmm6,%zmm6
movq	%r9,%rax
xorl	%ecx,%ecx
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm15,%xmm9
vaddss	%xmm20,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	355f(%rip){1to16},%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	356f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm17,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	358f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm17,%zmm11,%zmm11
vbroadcastss	362f(%rip),%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm23,%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm25,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm15,%zmm9,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm27,%zmm14
vfmadd213ps	%zmm28,%zmm13,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm4,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	354f(%rip){1to16},%zmm21,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm9,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm2,%zmm10,%zmm13
vsubps	%zmm7,%zmm10,%zmm2
vsubps	%zmm13,%zmm8,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vmovaps	%zmm2,-128(%rax)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm2,-64(%rax)
vmulps	%zmm14,%zmm6,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rcx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rcx,%r10
jne	73b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	480(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm15,%xmm15,%xmm15
vmovups	992(%rsp),%zmm2
ja	74f
vxorps	%xmm2,%xmm2,%xmm2
74:
vbroadcastss	8(%r15),%zmm21
movq	16(%rsp),%rax
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,160(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,736(%rsp)
vmovups	%zmm1,864(%rsp)
vmovups	%zmm1,800(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm10,%xmm10,%xmm10
xorl	%ecx,%ecx
vmovups	672(%rsp),%zmm14
.p2align	4
75:
vmovups	%zmm8,1056(%rsp)
vmovups	%zmm9,288(%rsp)
vmovups	%zmm4,224(%rsp)
vmovups	%zmm5,352(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm24
vmovaps	64(%r13,%rdx),%zmm25
vmovaps	128(%r13,%rdx),%zmm26
vmulps	%zmm24,%zmm14,%zmm30
vxorps	%xmm29,%xmm29,%xmm29
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	99f(%rip),%zmm0
.p2align	4
76:
vmovaps	(%rax,%rsi),%zmm8
vmovaps	-128(%rdx),%zmm7
vmovaps	-64(%rdx),%zmm14
vmovaps	%zmm7,%zmm4
vfmadd213ps	%zmm12,%zmm30,%zmm4
vaddps	%zmm21,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vsubps	%zmm4,%zmm8,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmulps	%zmm4,%zmm2,%zmm8
vfmadd213ps	%zmm5,%zmm5,%zmm8
vaddps	%zmm8,%zmm28,%zmm28
vaddps	%zmm4,%zmm31,%zmm31
vfmadd231ps	%zmm7,%zmm4,%zmm23
vfmadd231ps	%zmm14,%zmm4,%zmm16
vfmadd231ps	(%rdx),%zmm4,%zmm22
vmulps	%zmm8,%zmm7,%zmm4
vaddps	%zmm4,%zmm27,%zmm27
vfmadd231ps	%zmm4,%zmm7,%zmm29
vmulps	%zmm8,%zmm14,%zmm4
vaddps	%zmm4,%zmm9,%zmm9
vfmadd231ps	%zmm7,%zmm4,%zmm1
vfmadd231ps	%zmm14,%zmm4,%zmm19
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	76b
vmovups	672(%rsp),%zmm14
vmulps	%zmm25,%zmm14,%zmm4
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm30,%zmm19
vfmadd231ps	%zmm19,%zmm30,%zmm6
vmovaps	%zmm1,%zmm5
vfmadd213ps	%zmm7,%zmm4,%zmm5
vfmadd231ps	%zmm5,%zmm30,%zmm18
vfmadd213ps	%zmm7,%zmm24,%zmm1
vfmadd231ps	%zmm1,%zmm30,%zmm13
vaddps	%zmm7,%zmm9,%zmm1
vmovups	736(%rsp),%zmm5
vfmadd231ps	%zmm1,%zmm30,%zmm5
vmovups	%zmm5,736(%rsp)
vfmadd231ps	%zmm16,%zmm30,%zmm15
vfmadd231ps	%zmm16,%zmm25,%zmm11
vmovaps	%zmm29,%zmm1
vfmadd213ps	%zmm7,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm4,%zmm17
vfmadd213ps	%zmm7,%zmm24,%zmm29
vmovups	1056(%rsp),%zmm8
vfmadd231ps	%zmm29,%zmm4,%zmm8
vmovups	160(%rsp),%zmm0
vfmadd231ps	%zmm29,%zmm24,%zmm0
vmovups	%zmm0,160(%rsp)
vmovups	288(%rsp),%zmm9
vfmadd231ps	%zmm23,%zmm4,%zmm9
vaddps	%zmm7,%zmm27,%zmm1
vmovups	864(%rsp),%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm5
vmovups	%zmm5,864(%rsp)
vmovups	800(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm24,%zmm4
vmovups	%zmm4,800(%rsp)
vfmadd231ps	%zmm22,%zmm24,%zmm20
vmovups	224(%rsp),%zmm4
vfmadd231ps	%zmm23,%zmm24,%zmm4
vfmadd231ps	%zmm26,%zmm23,%zmm10
vmovups	352(%rsp),%zmm5
vaddps	%zmm31,%zmm5,%zmm5
vaddps	%zmm7,%zmm28,%zmm1
vaddps	%zmm1,%zmm3,%zmm3
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	75b
vmovups	%zmm5,352(%rsp)
vmovups	%zmm4,224(%rsp)
vbroadcastss	337f(%rip),%zmm27
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	385f(%rip),%zmm23
vpbroadcastd	386f(%rip),%zmm21
vpbroadcastd	99f(%rip),%zmm22
vbroadcastss	387f(%rip),%zmm24
vbroadcastss	388f(%rip),%zmm26
vbroadcastss	389f(%rip),%zmm28
vbroadcastss	393f(%rip),%zmm25
vbroadcastss	394f(%rip),%zmm30
vbroadcastss	395f(%rip),%zmm29
vbroadcastss	396f(%rip),%zmm19
vmovaps	%zmm13,%zmm31
vmovups	3616(%rsp),%zmm7
vbroadcastss	99f(%rip),%zmm0
jmp	79f
.p2align	4
77:
vucomiss	%xmm19,%xmm2
vxorps	%xmm10,%xmm10,%xmm10
vmovups	992(%rsp),%zmm2
vpbroadcastd	386f(%rip),%zmm21
vpbroadcastd	99f(%rip),%zmm22
vbroadcastss	387f(%rip),%zmm24
vbroadcastss	388f(%rip),%zmm26
vbroadcastss	389f(%rip),%zmm28
vbroadcastss	395f(%rip),%zmm29
vbroadcastss	396f(%rip),%zmm19
ja	78f
vxorps	%xmm2,%xmm2,%xmm2
78:
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,800(%rsp)
vmovups	%zmm1,864(%rsp)
vmovups	%zmm1,736(%rsp)
vmovups	%zmm1,160(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm1,352(%rsp)
vmovups	%zmm1,224(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
79:
vdivps	%zmm7,%zmm0,%zmm1
vmulps	%zmm14,%zmm2,%zmm4
vmulps	%zmm20,%zmm4,%zmm20
vdivps	3232(%rsp),%zmm0,%zmm5
vfnmadd213ps	%zmm6,%zmm1,%zmm20
vmovups	%zmm20,2592(%rsp)
vmovss	480(%rsp),%xmm1
vucomiss	%xmm16,%xmm1
vmulps	%zmm10,%zmm4,%zmm6
vdivps	%zmm14,%zmm27,%zmm1
vfnmadd213ps	%zmm17,%zmm5,%zmm6
vfnmadd213ps	%zmm18,%zmm4,%zmm11
vmulps	%zmm1,%zmm2,%zmm1
vfmadd231ps	%zmm15,%zmm1,%zmm31
vfmadd231ps	%zmm1,%zmm9,%zmm8
vmovaps	%zmm11,%zmm20
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm8,1056(%rsp)
vmovups	%zmm31,3168(%rsp)
vmovups	%zmm9,288(%rsp)
vmovups	%zmm6,3488(%rsp)
jbe	84f
vmovups	2208(%rsp),%zmm1
vmovups	3552(%rsp),%zmm4
vaddps	%zmm1,%zmm4,%zmm1
vmovups	%zmm1,2208(%rsp)
vcmpgeps	384f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vaddss	%xmm2,%xmm10,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf128	$1,%ymm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$2,%zmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$3,%zmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vucomiss	%xmm10,%xmm1
vbroadcastss	392f(%rip),%zmm18
vmovups	160(%rsp),%zmm11
vmovups	1120(%rsp),%zmm13
jbe	85f
testq	%r10,%r10
je	86f
vbroadcastss	8(%r15),%zmm1
vxorps	%xmm6,%xmm6,%xmm6
movq	16(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
82:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm14,%zmm9
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
83:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm12,%zmm9,%zmm4
vaddps	%zmm1,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vaddps	%zmm27,%zmm5,%zmm5
vcmpltps	%zmm7,%zmm27,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm8
vpaddd	%zmm23,%zmm8,%zmm8
vpandd	%zmm21,%zmm8,%zmm8
vpsubd	%zmm8,%zmm22,%zmm10
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm27,%zmm10,%zmm14
vfmadd231ps	%zmm5,%zmm10,%zmm14
vmulps	%zmm14,%zmm14,%zmm5
vmovaps	%zmm24,%zmm10
vfmadd213ps	%zmm26,%zmm14,%zmm10
vmovaps	%zmm28,%zmm16
vmovaps	%zmm25,%zmm17
vfmadd213ps	%zmm30,%zmm14,%zmm17
vfmadd213ps	%zmm18,%zmm14,%zmm16
vfmadd231ps	%zmm29,%zmm5,%zmm17
vfmadd213ps	%zmm16,%zmm5,%zmm17
vfmadd213ps	%zmm10,%zmm5,%zmm17
vfmadd213ps	%zmm14,%zmm5,%zmm17
vaddps	%zmm0,%zmm7,%zmm5
vfmadd231ps	%zmm19,%zmm8,%zmm17
vmaxps	%zmm27,%zmm7,%zmm7
vfmsub231ps	%zmm5,%zmm17,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm6
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	83b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	672(%rsp),%zmm14
jne	82b
jmp	87f
.p2align	4
84:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2272(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	928(%rsp),%zmm4
vmovups	608(%rsp),%zmm9
vmovups	544(%rsp),%zmm10
vmovups	160(%rsp),%zmm11
vmovups	2592(%rsp),%zmm5
vmovups	1120(%rsp),%zmm13
jmp	89f
.p2align	4
85:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2272(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	928(%rsp),%zmm4
vmovups	608(%rsp),%zmm9
vmovups	544(%rsp),%zmm10
jmp	88f
86:
vxorps	%xmm6,%xmm6,%xmm6
87:
vbroadcastss	397f(%rip),%zmm1
vmovups	2336(%rsp),%zmm4
vfmadd213ps	398f(%rip){1to16},%zmm4,%zmm1
vxorps	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm2,%zmm8,%k5
vaddps	%zmm1,%zmm4,%zmm1
vcmpltps	%zmm6,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm6,%zmm4 {%k6}
vmovups	%zmm4,2336(%rsp)
vmovups	1376(%rsp),%zmm1
vmaxps	343f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1376(%rsp)
vmovups	2784(%rsp),%zmm1
vbroadcastss	399f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2784(%rsp)
vblendmps	339f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1696(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm2
vsubps	%zmm2,%zmm4,%zmm4
vmovups	544(%rsp),%zmm10
vsubps	%zmm4,%zmm10,%zmm10
vmovups	1440(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	608(%rsp),%zmm9
vsubps	%zmm5,%zmm9,%zmm9
vmovups	1504(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm14,%zmm14
vmovups	1568(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm12,%zmm12
vmovups	1632(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1632(%rsp)
vmovups	1760(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1760(%rsp)
vmovups	992(%rsp),%zmm1
vmovaps	%zmm8,%zmm1 {%k1}
vmovups	%zmm1,992(%rsp)
vmovups	2144(%rsp),%zmm1
vbroadcastss	347f(%rip),%zmm1 {%k1}
vmovups	%zmm1,2144(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,2272(%rsp)
vmovups	%zmm6,1568(%rsp)
vmovups	%zmm5,1504(%rsp)
vmovups	%zmm4,1440(%rsp)
vmovups	%zmm2,1696(%rsp)
vmovups	928(%rsp),%zmm4
vmovups	3488(%rsp),%zmm6
88:
vmovups	2592(%rsp),%zmm5
89:
vmovups	%zmm15,3424(%rsp)
vmovups	%zmm11,160(%rsp)
vmovups	%zmm3,4064(%rsp)
vmovups	%zmm14,672(%rsp)
vbroadcastss	335f(%rip),%zmm2
vmaxps	%zmm2,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm31
vmaxps	%zmm2,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm5
vmaxps	%zmm2,%zmm11,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm6
vmovdqu64	4192(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4256(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm19
vcmpleps	2976(%rsp),%zmm10,%k5
vmovups	%zmm10,544(%rsp)
vcmpleps	%zmm10,%zmm4,%k7
vblendmps	%zmm15,%zmm27,%zmm1 {%k7}
vbroadcastss	355f(%rip),%zmm22
vxorps	%zmm22,%zmm15,%zmm1 {%k5}
vcmpleps	%zmm1,%zmm8,%k7
korw	%k0,%k7,%k5
vmulps	%zmm31,%zmm15,%zmm1
vmovups	%zmm1,1248(%rsp)
kmovw	2848(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm8,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,1184(%rsp)
vblendmps	%zmm8,%zmm0,%zmm3 {%k5}
vmovups	%zmm3,1312(%rsp)
vcmpgeps	1888(%rsp),%zmm9,%k7
vmovups	288(%rsp),%zmm2
vblendmps	%zmm2,%zmm27,%zmm1 {%k7}
vmovups	%zmm9,608(%rsp)
vcmpleps	3040(%rsp),%zmm9,%k7
vxorps	%zmm22,%zmm2,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm8,%k2
korw	%k2,%k6,%k7
vmulps	%zmm2,%zmm5,%zmm1
vmovups	%zmm1,2464(%rsp)
kmovw	6(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm1,%zmm1 {%k2} {z}
vmovups	%zmm1,2400(%rsp)
vblendmps	%zmm8,%zmm0,%zmm4 {%k7}
vmovups	%zmm4,3680(%rsp)
vcmpgeps	1952(%rsp),%zmm14,%k2
vmovups	224(%rsp),%zmm2
vblendmps	%zmm2,%zmm27,%zmm1 {%k2}
vcmpleps	%zmm13,%zmm14,%k2
vxorps	%zmm22,%zmm2,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm8,%k2
korw	%k2,%k1,%k6
vmovups	%zmm2,224(%rsp)
vmulps	%zmm2,%zmm6,%zmm1
vmovups	%zmm1,3104(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm8,%zmm0,%zmm2 {%k6}
vmovups	%zmm2,2656(%rsp)
vmovaps	%zmm1,%zmm21 {%k1} {z}
vcmpgeps	2016(%rsp),%zmm12,%k1
vmovups	352(%rsp),%zmm13
vblendmps	%zmm13,%zmm27,%zmm16 {%k1}
vcmpleps	2080(%rsp),%zmm12,%k1
vmulps	%zmm4,%zmm5,%zmm15
vmovups	%zmm20,4000(%rsp)
vmulps	%zmm15,%zmm20,%zmm1
vmulps	%zmm3,%zmm31,%zmm9
vmulps	%zmm9,%zmm1,%zmm26
vmulps	%zmm2,%zmm6,%zmm11
vmulps	3168(%rsp),%zmm11,%zmm1
vmulps	%zmm9,%zmm1,%zmm28
vmulps	%zmm26,%zmm28,%zmm1
vmovaps	%zmm26,%zmm17
vfnmadd213ps	%zmm0,%zmm26,%zmm17
vbroadcastss	422f(%rip),%zmm14
vmaxps	%zmm14,%zmm17,%zmm2
vsqrtps	%zmm2,%zmm2
vxorps	%zmm22,%zmm13,%zmm16 {%k1}
vmovdqu64	4128(%rsp),%zmm4
vptestmd	%zmm4,%zmm4,%k1
vdivps	%zmm2,%zmm0,%zmm10
vmovups	%zmm5,1824(%rsp)
vmulps	%zmm10,%zmm5,%zmm4
vmovaps	%zmm0,%zmm4 {%k7}
vcmpleps	%zmm16,%zmm8,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm8,%zmm0,%zmm3 {%k1}
vmulps	%zmm3,%zmm19,%zmm16
vmulps	736(%rsp),%zmm16,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vmulps	%zmm26,%zmm5,%zmm7
vmulps	1056(%rsp),%zmm11,%zmm8
vfmsub231ps	%zmm8,%zmm15,%zmm1
vmulps	%zmm10,%zmm1,%zmm1
vmovaps	%zmm28,%zmm24
vfnmadd213ps	%zmm0,%zmm28,%zmm24
vfnmadd231ps	%zmm1,%zmm1,%zmm24
vmaxps	%zmm14,%zmm24,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm28,%zmm5,%zmm9
vdivps	%zmm8,%zmm0,%zmm18
vmulps	864(%rsp),%zmm16,%zmm8
vfmsub231ps	%zmm8,%zmm15,%zmm7
vmulps	%zmm10,%zmm7,%zmm7
vmulps	800(%rsp),%zmm16,%zmm8
vfmsub231ps	%zmm8,%zmm11,%zmm9
vfnmadd231ps	%zmm1,%zmm7,%zmm9
vmulps	%zmm18,%zmm9,%zmm8
vmovaps	%zmm5,%zmm29
vfnmadd213ps	%zmm0,%zmm5,%zmm29
vfnmadd231ps	%zmm7,%zmm7,%zmm29
vfnmadd231ps	%zmm8,%zmm8,%zmm29
vmaxps	%zmm14,%zmm29,%zmm9
vsqrtps	%zmm9,%zmm9
vmovups	%zmm31,2912(%rsp)
vmulps	%zmm31,%zmm4,%zmm14
vmovaps	%zmm4,%zmm14 {%k5}
vdivps	%zmm9,%zmm0,%zmm31
vmovaps	%zmm6,%zmm15
vmulps	%zmm18,%zmm6,%zmm4
vmovaps	%zmm0,%zmm4 {%k6}
vmulps	%zmm4,%zmm14,%zmm4
vmulps	%zmm31,%zmm19,%zmm9
vmulps	%zmm9,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vmovaps	%zmm19,%zmm20
vmovups	%zmm13,352(%rsp)
vmulps	%zmm13,%zmm19,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm19 {%k1} {z}
vxorps	%xmm6,%xmm6,%xmm6
vmovss	480(%rsp),%xmm9
vucomiss	%xmm6,%xmm9
vmovups	2400(%rsp),%zmm6
vfmadd213ps	1184(%rsp),%zmm6,%zmm6
vfmadd213ps	%zmm6,%zmm21,%zmm21
vmovups	1312(%rsp),%zmm6
vmulps	1248(%rsp),%zmm6,%zmm6
vmovups	3680(%rsp),%zmm13
vfmadd213ps	%zmm21,%zmm19,%zmm19
vxorps	%zmm22,%zmm26,%zmm9
vmovups	%zmm9,2400(%rsp)
vmulps	%zmm6,%zmm26,%zmm9
vfmsub231ps	2464(%rsp),%zmm13,%zmm9
vxorps	%zmm22,%zmm28,%zmm14
vmovups	%zmm14,1184(%rsp)
vmulps	%zmm6,%zmm28,%zmm14
vmovups	2656(%rsp),%zmm21
vfmsub231ps	3104(%rsp),%zmm21,%zmm14
vxorps	%zmm22,%zmm5,%zmm21
vmovups	%zmm21,2464(%rsp)
vmulps	%zmm6,%zmm5,%zmm5
vmovups	%zmm10,1248(%rsp)
vmulps	%zmm10,%zmm9,%zmm26
vmovaps	%zmm31,%zmm10
vfnmadd231ps	%zmm1,%zmm26,%zmm14
vxorps	%zmm22,%zmm1,%zmm9
vmovups	%zmm3,480(%rsp)
vfmsub231ps	%zmm4,%zmm3,%zmm5
vxorps	%zmm22,%zmm7,%zmm3
vfnmadd231ps	%zmm7,%zmm26,%zmm5
vxorps	%zmm22,%zmm8,%zmm4
vmulps	%zmm18,%zmm14,%zmm31
vfnmadd231ps	%zmm8,%zmm31,%zmm5
vmovaps	%zmm6,%zmm21
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm6,%zmm21
vfmadd231ps	%zmm26,%zmm26,%zmm21
vfmadd231ps	%zmm31,%zmm31,%zmm21
vmulps	%zmm10,%zmm5,%zmm22
vfmadd231ps	%zmm22,%zmm22,%zmm21
ja	92f
vmovaps	%zmm4,%zmm16
vmovaps	%zmm3,%zmm29
vmovaps	%zmm9,%zmm24
vbroadcastss	16(%r15),%zmm1
vdivps	%zmm15,%zmm0,%zmm3
vdivps	%zmm20,%zmm0,%zmm4
vmovups	672(%rsp),%zmm14
vmulps	%zmm14,%zmm3,%zmm3
vmulps	%zmm12,%zmm4,%zmm4
vmovups	2144(%rsp),%zmm9
vdivps	%zmm9,%zmm0,%zmm5
vmulps	%zmm2,%zmm5,%zmm5
vmulps	423f(%rip){1to16},%zmm3,%zmm3
vmulps	424f(%rip){1to16},%zmm4,%zmm4
vmaxps	%zmm3,%zmm4,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm7 {%k1}
vbroadcastss	347f(%rip),%zmm8
vmovups	2336(%rsp),%zmm3
vcmpltps	%zmm8,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	425f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm7,%zmm3,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vmulps	%zmm5,%zmm5,%zmm3
vminps	%zmm0,%zmm3,%zmm3
vmulps	%zmm1,%zmm3,%zmm3
vmaxps	%zmm3,%zmm4,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vcmpltps	%zmm8,%zmm9,%k1
vmovaps	%zmm5,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm19,%k1
vcmpleps	%zmm3,%zmm21,%k1 {%k1}
vmulps	1312(%rsp),%zmm13,%zmm1
vmulps	2656(%rsp),%zmm1,%zmm1
vmulps	480(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm28,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	344f(%rip),%zmm3
vblendmps	%zmm1,%zmm3,%zmm1 {%k1}
vmovups	3360(%rsp),%zmm4
vcmpleps	2208(%rsp),%zmm4,%k1
vminps	426f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2528(%rsp),%zmm4
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,2528(%rsp)
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm0,%zmm8 {%k1} {z}
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm8,%xmm1
vmovshdup	%xmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm8,%xmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm8,%xmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm2,%xmm1
vxorps	%xmm19,%xmm19,%xmm19
ja	69b
jmp	93f
.p2align	4
92:
vmovups	%zmm16,2848(%rsp)
vmovups	%zmm11,3104(%rsp)
vmulps	%zmm22,%zmm10,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm4
vmulps	%zmm4,%zmm18,%zmm4
vfmadd213ps	%zmm26,%zmm4,%zmm9
vfmadd213ps	%zmm9,%zmm1,%zmm3
vmulps	1248(%rsp),%zmm3,%zmm3
vmovups	2400(%rsp),%zmm7
vfmadd213ps	%zmm6,%zmm3,%zmm7
vmovups	1184(%rsp),%zmm5
vfmadd213ps	%zmm7,%zmm4,%zmm5
vmovups	2464(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vmovups	2912(%rsp),%zmm14
vmulps	%zmm6,%zmm14,%zmm31
vmovups	1824(%rsp),%zmm10
vmulps	%zmm3,%zmm10,%zmm6
vmovaps	%zmm15,%zmm16
vmulps	%zmm4,%zmm15,%zmm8
vmovaps	%zmm20,%zmm18
vmulps	%zmm1,%zmm20,%zmm5
vmovups	608(%rsp),%zmm28
vaddps	%zmm6,%zmm28,%zmm1
vmovups	1888(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3040(%rsp),%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpeqps	%zmm28,%zmm4,%k1
vcmpneqps	%zmm4,%zmm1,%k1 {%k1}
vmovups	544(%rsp),%zmm26
vaddps	%zmm31,%zmm26,%zmm1
vmovups	928(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm4
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm3,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2976(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k2}
vcmpeqps	%zmm26,%zmm4,%k2
vcmpneqps	%zmm4,%zmm1,%k0 {%k2}
vmovups	672(%rsp),%zmm11
vmovups	%zmm8,1184(%rsp)
vaddps	%zmm8,%zmm11,%zmm1
vmovups	1952(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm4
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm3,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	1120(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k2}
vcmpeqps	%zmm11,%zmm4,%k2
vcmpneqps	%zmm4,%zmm1,%k2 {%k2}
vmovups	%zmm5,1248(%rsp)
vaddps	%zmm5,%zmm12,%zmm1
vmovups	2016(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm4
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm3,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	2080(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k3}
vcmpeqps	%zmm12,%zmm4,%k3
vcmpneqps	%zmm4,%zmm1,%k3 {%k3}
vpmovm2d	%k0,%zmm1
vpbroadcastd	349f(%rip),%zmm4 {%k2} {z}
vpsrld	$31,%zmm1,%zmm1
vpord	352f(%rip){1to16},%zmm4,%zmm4 {%k3}
vpord	348f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm1,%zmm4,%zmm9
vminps	%zmm0,%zmm17,%zmm1
vminps	%zmm1,%zmm24,%zmm1
vminps	%zmm1,%zmm29,%zmm1
vmovaps	%zmm7,%zmm29
vmulps	2592(%rsp),%zmm14,%zmm4
vmulps	%zmm4,%zmm14,%zmm4
vmovups	1312(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmulps	3488(%rsp),%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm13,%zmm0,%zmm5
vfmadd231ps	%zmm4,%zmm13,%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmulps	160(%rsp),%zmm16,%zmm3
vmulps	%zmm3,%zmm16,%zmm3
vbroadcastss	99f(%rip),%zmm4
vmovups	2656(%rsp),%zmm5
vsubps	%zmm5,%zmm4,%zmm4
vfmadd231ps	%zmm3,%zmm5,%zmm4
vmovups	3552(%rsp),%zmm3
vsubps	2272(%rsp),%zmm3,%zmm20
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	1696(%rsp),%zmm4
vxorps	%xmm24,%xmm24,%xmm24
vfmadd132ps	3424(%rsp),%zmm24,%zmm4
vmovups	288(%rsp),%zmm3
vfmadd231ps	1440(%rsp),%zmm3,%zmm4
vmovups	224(%rsp),%zmm3
vfmadd231ps	1504(%rsp),%zmm3,%zmm4
vmovups	352(%rsp),%zmm0
vfmadd231ps	1568(%rsp),%zmm0,%zmm4
vbroadcastss	99f(%rip),%zmm0
vmulps	4064(%rsp),%zmm18,%zmm3
vmulps	%zmm3,%zmm18,%zmm3
vmovups	480(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vminps	%zmm1,%zmm5,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm7 {%k1}
vsqrtps	%zmm21,%zmm21
vdivps	%zmm11,%zmm0,%zmm1
vmulps	%zmm1,%zmm16,%zmm3
vmovups	992(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm24,%k0
vcmpltps	%zmm1,%zmm24,%k1
vcmpltps	429f(%rip){1to16},%zmm7,%k3
vbroadcastss	16(%r15),%zmm1
kandw	%k3,%k1,%k2
vmovups	1632(%rsp),%zmm10
vsubps	%zmm4,%zmm10,%zmm4
vbroadcastss	339f(%rip),%zmm14
vmulps	%zmm14,%zmm10,%zmm5
vmaxps	%zmm4,%zmm5,%zmm7
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm5,%zmm7 {%k4}
vmaxps	335f(%rip){1to16},%zmm7,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmulps	1760(%rsp),%zmm4,%zmm4
vmovups	2784(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm7,%zmm5 {%k4}
vmaxps	435f(%rip){1to16},%zmm5,%zmm17
vcmpnltps	%zmm10,%zmm24,%k4
korw	%k4,%k1,%k4
vmovaps	%zmm0,%zmm17 {%k4}
vmulps	%zmm21,%zmm21,%zmm4
vmulps	%zmm4,%zmm3,%zmm4
korw	%k0,%k3,%k5
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	347f(%rip),%zmm16
vmovaps	%zmm16,%zmm4 {%k5}
vcmpleps	%zmm1,%zmm4,%k4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm19,%k0 {%k4}
vcmpgtps	2720(%rsp),%zmm21,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k1,%k1
vmovups	%zmm20,160(%rsp)
vcmpnltps	%zmm20,%zmm24,%k3
vptestmd	%zmm9,%zmm9,%k6
korw	%k3,%k2,%k7
vmovdqu64	3936(%rsp),%zmm1
vpord	%zmm9,%zmm1,%zmm19
vmovdqa32	%zmm1,%zmm19 {%k7}
vbroadcastss	323f(%rip),%zmm18
vandps	%zmm18,%zmm31,%zmm1
vbroadcastss	436f(%rip),%zmm7
vaddps	%zmm7,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm9
vmulps	3616(%rsp),%zmm9,%zmm4
vminps	%zmm17,%zmm4,%zmm5
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm6,%zmm13
vandps	%zmm18,%zmm6,%zmm1
vaddps	%zmm7,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm4,%zmm5 {%k4}
vmulps	3232(%rsp),%zmm1,%zmm4
vminps	%zmm5,%zmm4,%zmm10
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm4,%zmm10 {%k4}
vcmpgtps	2336(%rsp),%zmm16,%k4
vmovaps	%zmm0,%zmm4 {%k4} {z}
vaddss	%xmm22,%xmm4,%xmm5
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufps	$255,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vextractf128	$1,%ymm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vmovshdup	%xmm7,%xmm8
vaddss	%xmm5,%xmm8,%xmm5
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm5,%xmm8,%xmm5
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vextractf32x4	$2,%zmm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vmovshdup	%xmm7,%xmm8
vaddss	%xmm5,%xmm8,%xmm5
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm5,%xmm8,%xmm5
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vextractf32x4	$3,%zmm4,%xmm4
vaddss	%xmm4,%xmm5,%xmm5
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm5,%xmm4
vmovups	1376(%rsp),%zmm20
vmulps	%zmm14,%zmm20,%zmm20 {%k1}
korw	%k6,%k7,%k1
vmovaps	%zmm16,%zmm2 {%k5}
vucomiss	%xmm22,%xmm4
vmovaps	%zmm15,%zmm22
vmovaps	%zmm10,%zmm16
vxorps	%xmm14,%xmm14,%xmm14
vmovaps	%zmm2,%zmm15
jbe	67b
vmovaps	%zmm29,%zmm24
vmovups	1248(%rsp),%zmm29
vandps	%zmm18,%zmm29,%zmm4
vbroadcastss	436f(%rip),%zmm7
vaddps	%zmm7,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmovups	1184(%rsp),%zmm6
vandps	%zmm18,%zmm6,%zmm5
vaddps	%zmm7,%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm5
vcmpltps	%zmm14,%zmm31,%k5
vmovups	928(%rsp),%zmm2
vsubps	%zmm26,%zmm2,%zmm7
vsubps	%zmm24,%zmm26,%zmm7 {%k5}
vmulps	%zmm9,%zmm7,%zmm8
vbroadcastss	437f(%rip),%zmm16
vmulps	%zmm16,%zmm8,%zmm8
vmulps	1312(%rsp),%zmm7,%zmm7
vcmpltps	%zmm7,%zmm14,%k5
vbroadcastss	347f(%rip),%zmm9
vmovaps	%zmm9,%zmm7
vminps	%zmm9,%zmm8,%zmm7 {%k5}
vcmpltps	%zmm14,%zmm13,%k5
vmovups	1888(%rsp),%zmm2
vsubps	%zmm28,%zmm2,%zmm8
vsubps	%zmm22,%zmm28,%zmm8 {%k5}
vmulps	%zmm1,%zmm8,%zmm1
vmulps	3680(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm14,%k5
vmovaps	%zmm9,%zmm8
vmulps	%zmm16,%zmm1,%zmm8 {%k5}
vminps	%zmm7,%zmm8,%zmm1
vcmpunordps	%zmm7,%zmm7,%k5
vmovaps	%zmm8,%zmm1 {%k5}
vcmpltps	%zmm14,%zmm6,%k5
vmovups	1952(%rsp),%zmm2
vsubps	%zmm11,%zmm2,%zmm6
vsubps	1120(%rsp),%zmm11,%zmm6 {%k5}
vmulps	%zmm5,%zmm6,%zmm5
vmulps	2656(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm14,%k5
vmovaps	%zmm9,%zmm6
vmulps	%zmm16,%zmm5,%zmm6 {%k5}
vminps	%zmm1,%zmm6,%zmm5
vcmpunordps	%zmm1,%zmm1,%k5
vmovaps	%zmm6,%zmm5 {%k5}
vcmpltps	%zmm14,%zmm29,%k5
vmovaps	%zmm24,%zmm29
vmovups	2016(%rsp),%zmm1
vsubps	%zmm12,%zmm1,%zmm1
vsubps	2080(%rsp),%zmm12,%zmm1 {%k5}
vmulps	%zmm4,%zmm1,%zmm2
vmulps	480(%rsp),%zmm1,%zmm1
vcmpltps	%zmm1,%zmm14,%k5
vmovaps	%zmm9,%zmm1
vmulps	%zmm16,%zmm2,%zmm1 {%k5}
vminps	%zmm5,%zmm1,%zmm2
vcmpunordps	%zmm5,%zmm5,%k5
vmovaps	%zmm1,%zmm2 {%k5}
vcmpltps	%zmm10,%zmm2,%k4 {%k4}
vblendmps	%zmm2,%zmm10,%zmm16 {%k4}
jmp	67b
.p2align	4
93:
vmulps	%zmm22,%zmm10,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm16
vmulps	%zmm16,%zmm18,%zmm3
vfmadd213ps	%zmm26,%zmm3,%zmm24
vfmadd213ps	%zmm24,%zmm1,%zmm29
vmulps	1248(%rsp),%zmm29,%zmm2
vmovups	2400(%rsp),%zmm5
vfmadd213ps	%zmm6,%zmm2,%zmm5
vmovups	1184(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm3,%zmm4
vmovups	2464(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm1,%zmm5
vmulps	2912(%rsp),%zmm5,%zmm4
vmovups	%zmm4,1312(%rsp)
vmulps	1824(%rsp),%zmm2,%zmm2
vmovups	%zmm2,480(%rsp)
vmovups	%zmm15,224(%rsp)
vmulps	%zmm3,%zmm15,%zmm2
vmovups	%zmm2,288(%rsp)
vmovups	%zmm20,352(%rsp)
vmulps	%zmm1,%zmm20,%zmm1
vmovups	%zmm1,160(%rsp)
vdivps	416(%rsp),%zmm0,%zmm1
vmulps	3808(%rsp),%zmm1,%zmm1
vpaddd	%zmm23,%zmm1,%zmm2
vpbroadcastd	386f(%rip),%zmm13
vpandd	%zmm13,%zmm2,%zmm2
vpbroadcastd	99f(%rip),%zmm21
vpsubd	%zmm2,%zmm21,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	387f(%rip),%zmm4
vbroadcastss	388f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm3,%zmm4
vbroadcastss	389f(%rip),%zmm22
vmovaps	%zmm22,%zmm5
vfmadd213ps	392f(%rip){1to16},%zmm3,%zmm5
vfmadd213ps	%zmm30,%zmm3,%zmm25
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm25
vfmadd213ps	%zmm5,%zmm1,%zmm25
vfmadd213ps	%zmm4,%zmm1,%zmm25
vfmadd213ps	%zmm3,%zmm1,%zmm25
vfmadd231ps	396f(%rip){1to16},%zmm2,%zmm25
vmovups	3296(%rsp),%zmm1
vfmadd231ps	427f(%rip){1to16},%zmm1,%zmm25
vmovups	3872(%rsp),%zmm1
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm25
vmovups	%zmm25,416(%rsp)
movl	%ebp,%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm18,%xmm18,%xmm18
cmpb	$1,%cl
movq	72(%rsp),%r9
jne	96f
vbroadcastss	8(%r15),%zmm6
movq	16(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
94:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovups	672(%rsp),%zmm1
vmulps	(%r13,%rdx),%zmm1,%zmm20
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	392f(%rip),%zmm30
vbroadcastss	395f(%rip),%zmm28
vbroadcastss	396f(%rip),%zmm24
vbroadcastss	344f(%rip),%zmm31
vbroadcastss	388f(%rip),%zmm26
.p2align	4
95:
vmovaps	(%rdx),%zmm1
vfmadd213ps	%zmm12,%zmm20,%zmm1
vaddps	%zmm6,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vmovaps	(%rax,%rsi),%zmm8
vsubps	%zmm1,%zmm8,%zmm8
vmulps	%zmm4,%zmm8,%zmm8
vaddps	%zmm27,%zmm4,%zmm9
vcmpltps	%zmm8,%zmm27,%k1
vmovaps	%zmm8,%zmm9 {%k1}
vaddps	%zmm0,%zmm9,%zmm16
vpaddd	%zmm23,%zmm16,%zmm16
vpandd	%zmm13,%zmm16,%zmm16
vpsubd	%zmm16,%zmm21,%zmm19
vmovdqa64	%zmm21,%zmm29
vaddps	%zmm27,%zmm19,%zmm21
vfmadd231ps	%zmm9,%zmm19,%zmm21
vmulps	%zmm21,%zmm21,%zmm9
vmovaps	%zmm22,%zmm19
vfmadd213ps	%zmm30,%zmm21,%zmm19
vmovaps	%zmm22,%zmm25
vbroadcastss	393f(%rip),%zmm22
vfmadd213ps	394f(%rip){1to16},%zmm21,%zmm22
vfmadd231ps	%zmm28,%zmm9,%zmm22
vfmadd213ps	%zmm19,%zmm9,%zmm22
vbroadcastss	387f(%rip),%zmm19
vfmadd213ps	%zmm26,%zmm21,%zmm19
vfmadd213ps	%zmm19,%zmm9,%zmm22
vfmadd213ps	%zmm21,%zmm9,%zmm22
vmovdqa64	%zmm29,%zmm21
vcvtdq2ps	%zmm16,%zmm9
vfmadd231ps	%zmm24,%zmm9,%zmm22
vaddps	%zmm0,%zmm8,%zmm9
vmaxps	%zmm27,%zmm8,%zmm8
vfmsub231ps	%zmm9,%zmm22,%zmm8
vmovaps	%zmm25,%zmm22
vaddps	%zmm31,%zmm1,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vfmadd231ps	%zmm8,%zmm1,%zmm18
vmulps	%zmm4,%zmm6,%zmm1
vmulps	%zmm9,%zmm9,%zmm4
vaddps	%zmm9,%zmm3,%zmm3
vmulps	%zmm4,%zmm9,%zmm8
vaddps	%zmm4,%zmm2,%zmm2
vaddps	%zmm8,%zmm10,%zmm10
vfmadd231ps	%zmm8,%zmm1,%zmm14
vmulps	%zmm8,%zmm4,%zmm8
vfmadd231ps	%zmm4,%zmm1,%zmm15
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm11
vfmadd231ps	%zmm1,%zmm8,%zmm7
vaddps	%zmm8,%zmm17,%zmm17
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	95b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	94b
96:
vmovups	1824(%rsp),%zmm22
vmulps	4000(%rsp),%zmm22,%zmm1
vmovups	2912(%rsp),%zmm30
vmulps	%zmm30,%zmm1,%zmm20
vmovaps	%zmm20,%zmm1
vfnmadd213ps	%zmm0,%zmm20,%zmm1
vbroadcastss	422f(%rip),%zmm16
vmaxps	%zmm16,%zmm1,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	2528(%rsp),%zmm25
vcmpleps	%zmm0,%zmm25,%k2
vdivps	%zmm4,%zmm0,%zmm13
vmovups	224(%rsp),%zmm31
vmulps	3168(%rsp),%zmm31,%zmm4
vmulps	%zmm30,%zmm4,%zmm8
vmulps	1056(%rsp),%zmm31,%zmm4
vmulps	%zmm20,%zmm8,%zmm6
vfmsub231ps	%zmm4,%zmm22,%zmm6
vbroadcastss	323f(%rip),%zmm26
vmovups	1312(%rsp),%zmm23
vandps	%zmm26,%zmm23,%zmm4
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm4,%zmm4
vmovups	480(%rsp),%zmm28
vandps	%zmm26,%zmm28,%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vbroadcastss	20(%r15),%zmm9
vminps	24(%r15){1to16},%zmm9,%zmm9
vmulps	%zmm13,%zmm6,%zmm19
vmulps	433f(%rip){1to16},%zmm9,%zmm6
vcmpleps	%zmm6,%zmm4,%k3 {%k2}
vmovaps	%zmm8,%zmm4
vfnmadd213ps	%zmm0,%zmm8,%zmm4
vfnmadd231ps	%zmm19,%zmm19,%zmm4
vmaxps	%zmm16,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm4,%zmm1
vmovups	352(%rsp),%zmm29
vmulps	736(%rsp),%zmm29,%zmm4
vmulps	%zmm30,%zmm4,%zmm21
vmulps	864(%rsp),%zmm29,%zmm4
vmulps	%zmm20,%zmm21,%zmm9
vfmsub231ps	%zmm4,%zmm22,%zmm9
vmulps	%zmm13,%zmm9,%zmm16
vmulps	800(%rsp),%zmm29,%zmm4
vmulps	%zmm8,%zmm21,%zmm9
vfmsub231ps	%zmm4,%zmm31,%zmm9
vfnmadd231ps	%zmm19,%zmm16,%zmm9
vmulps	%zmm6,%zmm9,%zmm9
vmovaps	%zmm21,%zmm22
vfnmadd213ps	%zmm0,%zmm21,%zmm22
vfnmadd231ps	%zmm16,%zmm16,%zmm22
vfnmadd231ps	%zmm9,%zmm9,%zmm22
vminps	%zmm1,%zmm22,%zmm1
vcmpgtps	429f(%rip){1to16},%zmm1,%k0
vmovups	544(%rsp),%zmm24
vaddps	%zmm24,%zmm23,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	928(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2976(%rsp),%zmm23
vmaxps	%zmm1,%zmm23,%zmm4
vmovaps	%zmm23,%zmm4 {%k1}
vbroadcastss	208(%r15),%zmm1
vmovaps	%zmm4,%zmm24 {%k3}
vbroadcastss	12(%r15),%zmm23
vcmpeqps	343f(%rip){1to16},%zmm25,%k1
vmovaps	%zmm1,%zmm24 {%k1}
movq	%r9,%rax
shlq	$6,%rax
vmovaps	%zmm24,(%r8,%rax)
vmovups	608(%rsp),%zmm25
vaddps	%zmm25,%zmm28,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1888(%rsp),%zmm24
vminps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3040(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vmovaps	%zmm4,%zmm25 {%k3}
vmovaps	%zmm1,%zmm25 {%k1}
movq	8(%rsp),%r10
addq	%r10,%r9
shlq	$6,%r9
vmovaps	%zmm25,(%r8,%r9)
vmovups	672(%rsp),%zmm25
vaddps	288(%rsp),%zmm25,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1952(%rsp),%zmm24
vminps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1120(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vmovaps	%zmm4,%zmm25 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm25,%zmm23,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r10,%rcx
shlq	$7,%rcx
vmovaps	%zmm4,(%rcx,%rdx)
vaddps	160(%rsp),%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2016(%rsp),%zmm24
vminps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2080(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vmovaps	%zmm4,%zmm12 {%k3}
vmulps	%zmm12,%zmm23,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r10,%r10,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	97f
vmaxps	422f(%rip){1to16},%zmm22,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	355f(%rip),%zmm25
vxorps	%zmm25,%zmm20,%zmm22
vdivps	%zmm4,%zmm0,%zmm20
vmulps	%zmm23,%zmm31,%zmm28
vmulps	%zmm23,%zmm29,%zmm12
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	8(%rsp),%r10
shlq	$8,%r10
addq	%r8,%r10
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
movq	%r9,%r12
leaq	6(%rdx,%rdx,2),%r9
movl	$13,%edx
movl	$7,%r11d
cmoveq	%r11,%rdx
addq	$5,%rdi
imulq	8(%rsp),%rdi
shlq	$6,%rdi
addq	%r8,%rdi
imulq	8(%rsp),%r9
shlq	$6,%r9
addq	%r8,%r9
imulq	8(%rsp),%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmulps	%zmm22,%zmm13,%zmm24
vfmadd231ps	%zmm24,%zmm19,%zmm8
vxorps	%zmm25,%zmm8,%zmm4
vmulps	%zmm4,%zmm6,%zmm23
vxorps	%zmm25,%zmm13,%zmm4
vmulps	%zmm4,%zmm19,%zmm4
vmulps	%zmm6,%zmm4,%zmm22
vfmadd231ps	%zmm24,%zmm16,%zmm21
vfmadd231ps	%zmm23,%zmm9,%zmm21
vxorps	%zmm25,%zmm21,%zmm4
vmulps	%zmm4,%zmm20,%zmm19
vmulps	%zmm16,%zmm13,%zmm4
vfmadd231ps	%zmm22,%zmm9,%zmm4
vxorps	%zmm25,%zmm4,%zmm4
vmulps	%zmm4,%zmm20,%zmm16
vxorps	%zmm25,%zmm6,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm20,%zmm4,%zmm8
vmovaps	%zmm24,%zmm4
vfmadd213ps	%zmm0,%zmm24,%zmm4
vfmadd231ps	%zmm23,%zmm23,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vmulps	%zmm4,%zmm30,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm30,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r10)
movq	8(%rsp),%r10
vmulps	%zmm13,%zmm13,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm16,%zmm16,%zmm4
vmovups	1824(%rsp),%zmm21
vmulps	%zmm4,%zmm21,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm21,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rdi)
vmulps	%zmm6,%zmm6,%zmm4
vfmadd231ps	%zmm8,%zmm8,%zmm4
vmulps	%zmm28,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm28,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r9)
movq	%r12,%r9
vmulps	%zmm20,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm12,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	97f
vmulps	%zmm24,%zmm13,%zmm4
vfmadd231ps	%zmm23,%zmm22,%zmm4
vfmadd231ps	%zmm19,%zmm16,%zmm4
vmovups	1824(%rsp),%zmm13
vmulps	%zmm4,%zmm13,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm30,%zmm9 {%k2}
leaq	(%r10,%r10,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm23,%zmm6,%zmm4
vfmadd231ps	%zmm19,%zmm8,%zmm4
vmulps	%zmm28,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm30,%zmm9 {%k2}
imulq	$448,%r10,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm22,%zmm6,%zmm4
vfmadd231ps	%zmm16,%zmm8,%zmm4
vmulps	%zmm28,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm13,%zmm6 {%k2}
movq	%r10,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm6,(%rax,%rsi)
vmulps	%zmm19,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm30,%zmm6 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm16,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm13,%zmm6 {%k2}
imulq	$704,%r10,%rdx
addq	%r8,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm8,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmulps	%zmm4,%zmm28,%zmm1 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm1,(%rax,%rcx)
movl	$14,%edx
97:
testb	$8,%bpl
vbroadcastss	344f(%rip),%zmm28
vmovups	2528(%rsp),%zmm19
je	6b
vbroadcastss	208(%r15),%zmm1
vcmpeqps	343f(%rip){1to16},%zmm19,%k2
vaddps	%zmm18,%zmm18,%zmm6
vmovups	416(%rsp),%zmm16
vfmsub132ps	354f(%rip){1to16},%zmm18,%zmm16
vbroadcastss	100(%r15),%zmm4
vxorps	%xmm12,%xmm12,%xmm12
vfmadd213ps	%zmm12,%zmm3,%zmm4
vfmadd231ps	104(%r15){1to16},%zmm2,%zmm4
vfmadd231ps	108(%r15){1to16},%zmm10,%zmm4
vfmadd231ps	112(%r15){1to16},%zmm5,%zmm4
vfmadd231ps	116(%r15){1to16},%zmm17,%zmm4
vfmadd231ps	120(%r15){1to16},%zmm15,%zmm4
vfmadd231ps	124(%r15){1to16},%zmm14,%zmm4
vfmadd231ps	128(%r15){1to16},%zmm11,%zmm4
vfmadd231ps	132(%r15){1to16},%zmm7,%zmm4
vbroadcastss	136(%r15),%zmm8
vmovups	3744(%rsp),%zmm13
vaddps	%zmm4,%zmm13,%zmm9
vfmadd213ps	%zmm12,%zmm3,%zmm8
vfmadd231ps	140(%r15){1to16},%zmm2,%zmm8
vfmadd231ps	144(%r15){1to16},%zmm10,%zmm8
vfmadd231ps	148(%r15){1to16},%zmm5,%zmm8
vfmadd231ps	152(%r15){1to16},%zmm17,%zmm8
vfmadd231ps	156(%r15){1to16},%zmm15,%zmm8
vfmadd231ps	160(%r15){1to16},%zmm14,%zmm8
vfmadd231ps	164(%r15){1to16},%zmm11,%zmm8
vfmadd231ps	168(%r15){1to16},%zmm7,%zmm8
vfmadd132ps	172(%r15){1to16},%zmm12,%zmm3
vfmadd231ps	176(%r15){1to16},%zmm2,%zmm3
vfmadd231ps	180(%r15){1to16},%zmm10,%zmm3
vfmadd231ps	184(%r15){1to16},%zmm5,%zmm3
vfmadd231ps	188(%r15){1to16},%zmm17,%zmm3
vfmadd231ps	192(%r15){1to16},%zmm15,%zmm3
vfmadd231ps	196(%r15){1to16},%zmm14,%zmm3
vfmadd231ps	200(%r15){1to16},%zmm11,%zmm3
vfmadd231ps	204(%r15){1to16},%zmm7,%zmm3
vfmadd231ps	426f(%rip){1to16},%zmm13,%zmm8
vfmadd231ps	434f(%rip){1to16},%zmm13,%zmm3
vmovaps	%zmm1,%zmm16 {%k2}
movq	%rdx,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm16,(%rax,%rcx)
vmovaps	%zmm1,%zmm6 {%k2}
leaq	1(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm1,%zmm9 {%k2}
leaq	2(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmovaps	%zmm1,%zmm8 {%k2}
leaq	3(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
addq	$4,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm3,(%rax,%rdx)
jmp	6b
98:
addq	$4328,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
99:
.long	0x3f800000
322:
.long	1048576
323:
.long	2147483647
324:
.long	0x3f40094e
325:
.long	0x3e1d5a5a
326:
.long	0x3bd74912
327:
.long	0x3f156f3d
328:
.long	0x3d26f715
329:
.long	8388607
332:
.long	1400897535
333:
.long	0xc9800000
334:
.long	0x3f000000
335:
.long	0x0da24260
336:
.long	0x1e3ce508
337:
.long	0xbf800000
338:
.long	0x41100000
339:
.long	0x3e800000
342:
.long	0x41490fdb
343:
.long	0x40800000
344:
.long	0x40a00000
345:
.long	0x7f7fffff
346:
.long	0x3fc00000
347:
.long	0x7149f2ca
348:
.long	2
349:
.long	4
352:
.long	8
353:
.long	0x3f3504f3
354:
.long	0xbf000000
355:
.long	0x80000000
356:
.long	0xc2ae0000
357:
.long	0x3fb8aa3b
358:
.long	0xbf317200
359:
.long	0xb5bfbe8e
362:
.long	0x3aae0472
363:
.long	0x3c1e8629
364:
.long	0x3d635b73
365:
.long	0x3e75fc8c
366:
.long	0x3f317214
367:
.long	0x42fe0000
368:
.long	0x3e99999a
369:
.long	0xbe04a19d
372:
.long	0x3ef89ba5
373:
.long	0xbf03248e
374:
.long	0x3f0c3744
375:
.long	0xbdc1d79d
376:
.long	0x3e5c1572
377:
.long	0x3e17e642
378:
.long	0x3e2ecff8
379:
.long	0x3e2d3f9f
382:
.long	0x3ecc422a
383:
.long	0x3f106ebb
384:
.long	0x41400000
385:
.long	3234528013
386:
.long	4286578688
387:
.long	0x3eaaac4e
388:
.long	0xbf00000d
389:
.long	0x3e4bdb47
392:
.long	0xbe7fd7d0
393:
.long	0x3e259a3a
394:
.long	0xbe2ec8d2
395:
.long	0xbddadb52
396:
.long	0x33b17218
397:
.long	0x3727c5ac
398:
.long	0x3a83126f
399:
.long	0x41800000
422:
.long	0x358637bd
423:
.long	0x350637bd
424:
.long	0x34210fb0
425:
.long	0x36a7c5ac
426:
.long	0x40000000
427:
.long	0x3f317218
428:
.long	0x3feb3f8f
429:
.long	0x38d1b717
432:
.long	0x40400000
433:
.long	0x3951b717
434:
.long	0x41000000
435:
.long	0x3cf5c28f
436:
.long	0x26901d7d
437:
.long	0x3f800054
438:
.long	0xbf4ccccd
439:
.short	65535
.short	0
.p2align	6,0x0
442:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
